import FioriRuntime

/// Models that several suites use.
enum Samples {
  /// A widget in which every field is set, none to its default.
  static var full: XWidgetModel {
    var widget = XWidgetModel(
      headlineText: "Größe \"9\" / 🧵\u{1F3F4}",
      splitPercent: 0.5,
      accessory: .arrow,
      itemSize: Size(width: 1.5, height: -2),
      tags: [XTagModel(title: "a"), XTagModel(title: "b", textColor: .rgb(1, 2, 3), weight: 2)],
      keywords: ["x", ""],
      glyphs: [
        .image(ImageReference(asset: "avatar")), .string("s"), .tag(XTagModel(title: "t")),
      ],
      backgroundColor: .variable("primary1"),
      status: .image(ImageReference(name: "ok", source: .symbol, renderingMode: .alwaysTemplate)),
      activity: XActivityModel(itemSize: nil, maxVisibleItems: 2, spacing: 29),
      detailImageView: XWidgetModel.DetailImageView(
        isGradientLayerEnabled: true,
        placeholder: XWidgetModel.DetailImageView.Placeholder(text: "p")
      )
    )
    widget._oldText = "old"
    return widget
  }

  /// Copies of ``full`` that differ from it in one field each, by the path of that field.
  static var variations: [(path: String, widget: XWidgetModel)] {
    func changed(_ path: String, _ change: (inout XWidgetModel) -> Void) -> (String, XWidgetModel) {
      var widget = full
      change(&widget)
      return (path, widget)
    }
    return [
      changed("headlineText") { $0.headlineText = nil },
      changed("splitPercent") { $0.splitPercent = 0.25 },
      changed("accessory") { $0.accessory = .none },
      changed("itemSize") { $0.itemSize = nil },
      changed("tags[1].weight") { $0.tags?[1].weight = 3 },
      changed("tags[1].textColor") { $0.tags?[1].textColor = nil },
      changed("keywords[1]") { $0.keywords = ["x"] },
      changed("keywords[2]") { $0.keywords = ["x", "", "z"] },
      changed("glyphs[1]") { $0.glyphs?[1] = .string("other") },
      changed("backgroundColor") { $0.backgroundColor = .named("red") },
      changed("statusImage.source") { widget in
        widget.status = .image(
          ImageReference(name: "ok", source: .file, renderingMode: .alwaysTemplate)
        )
      },
      changed("activity.spacing") { $0.activity.spacing = 30 },
      changed("detailImageView.placeholder.text") { $0.detailImageView.placeholder.text = nil },
      changed("oldText") { $0._oldText = nil },
    ]
  }
}
