/// What was measured with a catalogue of one size.
struct SizeReport {
  /// The number of components.
  let count: Int

  /// The results, in the order of the table.
  let results: [Result]

  /// The costs of a contender.
  ///
  /// - Parameter title: What the tables call it.
  /// - Returns: The costs; `nil` for one that did not take part.
  func sample(_ title: ContenderList.Title) -> Sample? {
    results.first { $0.contender.title == title.rawValue }?.sample
  }

  /// How many times as long one contender took as another; `nil` when one did not take part.
  func ratio(_ title: ContenderList.Title, to other: ContenderList.Title) -> Double? {
    guard let sample = sample(title), let otherSample = self.sample(other) else { return nil }
    return sample.ratio(to: otherSample)
  }

  /// The table.
  var text: String {
    var table = MarkdownTable(
      "\(Figures.grouped(count)) components",
      "time",
      "processor",
      "peak MB",
      "files",
      "MB",
      "components/s",
      "MB/s",
      "runs"
    )
    for result in results {
      let sample = result.sample
      table.add(
        result.contender.title,
        Figures.seconds(sample.wall),
        Figures.seconds(sample.processor),
        Figures.megabytes(sample.peakMemory),
        Figures.grouped(result.extent.files),
        Figures.megabytes(result.extent.bytes),
        Figures.decimal(Double(count) / sample.wall, 0),
        Figures.decimal(Double(result.extent.bytes) / 1e6 / sample.wall, 1),
        String(sample.costs.count)
      )
    }
    return table.text
  }
}
