import OwnCatalogue

/// Makes a component of the catalogue, shows it as JSON, and says what is wrong with it.
@main
enum ShowOwnCatalogue {
  /// Runs the program.
  static func main() throws {
    let badge = ACMBadgeModel(text: "on call", tone: .good)
    // The tag and the activity are models of the imported catalogue.
    let plate = ACMPlateModel(
      name: "Ada",
      badges: [badge],
      tags: [FUITagModel(title: "keys")],
      contact: FUIActivityItemModel(standardActivity: .phone),
      busyUntil: "noon"
    )
    print(try plate.json())
    for issue in plate.validate() { print(issue) }

    var theme = Theme()
    theme[ACMBadgeModel.ClassPaths.textLabel].fontSize = 12
    print(theme[ACMBadgeModel.ClassPaths.textLabel].fontSize == 12)
    print(AcmeCatalog.descriptors.map(\.name).joined(separator: " "))
  }
}
