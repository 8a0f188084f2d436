#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Numbers as tables show them.
enum Figures {
  /// A number with some digits after the point.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - digits: How many digits follow the point.
  /// - Returns: The text.
  static func decimal(_ number: Double, _ digits: Int) -> String {
    guard digits > 0 else { return grouped(Int(number.rounded())) }
    let factor = pow(10, Double(digits))
    let scaled = Int((number * factor).rounded())
    let fraction = String(scaled % Int(factor))
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return grouped(scaled / Int(factor)) + "." + zeros + fraction
  }

  /// Seconds, with as many digits as they are worth.
  static func seconds(_ seconds: Double) -> String {
    seconds < 1
      ? "\(decimal(seconds * 1_000, seconds < 0.1 ? 1 : 0)) ms" : "\(decimal(seconds, 2)) s"
  }

  /// Bytes in megabytes.
  static func megabytes(_ bytes: Int) -> String {
    decimal(Double(bytes) / 1e6, bytes < 10_000_000 ? 1 : 0)
  }

  /// A whole number with commas between thousands.
  static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0 && index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
