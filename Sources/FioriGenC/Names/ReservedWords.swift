/// Words that cannot, or should not, be the whole name of a C member or parameter.
///
/// Only lower-case words matter: member names are always in lower case.
enum ReservedWords {
  /// Whether a name needs the escape.
  ///
  /// - Parameter name: A name in lower case.
  /// - Returns: Whether some compiler or standard header claims it.
  static func contains(_ name: String) -> Bool { words.contains(name) }

  /// Every word that is claimed.
  private static let words = Set(
    (c + cxx + objectiveC + macros).flatMap { $0.split(separator: " ").map(String.init) }
  )

  /// Keywords of C up to C23.
  private static let c = [
    "alignas alignof asm auto bool break case char const constexpr continue default do double else",
    "enum extern false float for goto if inline int long nullptr register restrict return short",
    "signed sizeof static static_assert struct switch thread_local true typedef typeof",
    "typeof_unqual union unsigned void volatile while",
  ]

  /// Further keywords and alternative operators of C++ up to C++23.
  private static let cxx = [
    "and and_eq bitand bitor catch char8_t char16_t char32_t class co_await co_return co_yield compl",
    "concept const_cast consteval constinit decltype delete dynamic_cast explicit export final friend",
    "import module mutable namespace new noexcept not not_eq operator or or_eq override private",
    "protected public reinterpret_cast requires static_cast template this throw try typeid typename",
    "using virtual wchar_t xor xor_eq",
  ]

  /// Words that mean something in Objective-C declarations.
  private static let objectiveC = [
    "atomic bycopy byref copy getter id in inout instancetype nil nonatomic nonnull null_resettable",
    "null_unspecified nullable oneway out readonly readwrite retain self setter strong super weak",
  ]

  /// Macros of the standard library, of compilers and of widely used headers.
  private static let macros = [
    "assert complex errno imaginary kill_dependency math_errhandling noreturn offsetof setjmp signbit",
    "stderr stdin stdout va_arg va_copy va_end va_start",
    "arm cdecl far hpux huge i386 interface linux mips near pascal sparc sun unix vax",
    "emit foreach forever gnu_dev_major gnu_dev_minor major makedev max min minor signals slots small",
    "check require verify",
  ]
}
