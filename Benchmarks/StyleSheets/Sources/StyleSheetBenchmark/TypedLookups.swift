import FioriComponents

/// Class paths as an app looks them up: through the typed keys.
enum TypedLookups {
  /// Looks 20 class paths up, of a cell, a header and a banner.
  ///
  /// - Parameter theme: The theme.
  /// - Returns: How many of them set what was asked for.
  static func first(in theme: Theme) -> Int {
    typealias Cell = FUIObjectTableViewCellModel.ClassPaths
    typealias Header = FUIObjectHeaderModel.ClassPaths
    typealias Banner = FUIBannerMessageViewModel.ClassPaths
    var count = 0
    for path in [
      Cell.headlineLabel, Cell.subheadlineLabel, Cell.footnoteLabel, Cell.descriptionLabel,
      Cell.statusLabel, Cell.substatusLabel, Header.headlineLabel, Header.subheadlineLabel,
      Header.bodyLabel, Header.footnoteLabel, Header.statusLabel, Header.substatusLabel,
      Banner.titleLabel,
    ] where theme[path].fontColor != nil { count += 1 }
    for path in [Cell.detailImageView, Cell.statusImageView, Cell.substatusImageView]
    where theme[path].tintColor != nil { count += 1 }
    for path in [Banner.root, Banner.dividerTop, Banner.dividerBottom, Banner.contentView]
    where theme[path].backgroundColor != nil { count += 1 }
    return count
  }
}
