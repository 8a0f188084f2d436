/// Finds out what the names of a sheet refer to.
public enum StyleSheetResolver {
  /// Resolves the variables and contexts of a sheet, in linear time.
  ///
  /// - Parameter syntax: The tree.
  /// - Returns: What its names refer to.
  public static func resolve(_ syntax: StyleSheetSyntax) -> SheetResolution {
    var resolution = SheetResolution(syntax)
    resolveContexts(&resolution)
    collectDefinitions(&resolution)
    followDefinitions(&resolution)
    return resolution
  }

  /// Gives media blocks with equal queries one context.
  private static func resolveContexts(_ resolution: inout SheetResolution) {
    let syntax = resolution.syntax
    var contexts: [String: Int] = [:]
    for block in syntax.mediaBlocks {
      let key = MediaQuery(block.query, in: syntax.bytes)?.description ?? syntax.text(block.query)
      if let context = contexts[key] {
        resolution.mediaContexts.append(context)
      } else {
        let context = resolution.queries.count
        contexts[key] = context
        resolution.queries.append(block.query)
        resolution.mediaContexts.append(context)
      }
    }
  }

  /// Collects the definitions in the order of the sheet, those that wrongly stand in rules included.
  private static func collectDefinitions(_ resolution: inout SheetResolution) {
    let syntax = resolution.syntax
    var block: (context: Int, end: Int) = (SheetResolution.everywhere, Int.max)
    for (position, item) in syntax.items.enumerated() {
      if position >= block.end { block = (SheetResolution.everywhere, Int.max) }
      switch item.kind {
      case .definition:
        add(syntax.definitions[item.index], in: block.context, to: &resolution)
      case .media:
        let media = syntax.mediaBlocks[item.index]
        block = (resolution.mediaContexts[item.index], max(media.items.upperBound, position + 1))
      case .rule: break
      }
    }
    guard syntax.errors.contains(where: { $0.kind == .definitionInsideRule }) else { return }
    for rule in syntax.rules {
      for declaration in syntax.declarations[rule.declarations]
      where syntax.bytes[declaration.name.start] == UInt8(ascii: "@") {
        add(declaration, in: resolution.context(of: rule), to: &resolution)
      }
    }
  }

  /// Adds one definition and marks the one it replaces.
  private static func add(
    _ declaration: SheetDeclaration,
    in context: Int,
    to resolution: inout SheetResolution
  ) {
    let nameID = resolution.names.intern(declaration.name, in: resolution.syntax.bytes).id
    let key = SheetResolution.VariableKey(nameID: nameID, context: context)
    if let earlier = resolution.last[key] { resolution.definitions[earlier].isReplaced = true }
    resolution.last[key] = resolution.definitions.count
    resolution.definitions.append(
      SheetResolution.Definition(declaration: declaration, context: context, nameID: nameID)
    )
  }

  /// How far a definition was followed.
  private enum Progress {
    /// Not yet.
    case none
    /// It is being followed.
    case active
    /// Its outcome is known.
    case done
  }

  /// Follows every definition to its value, each of them once.
  private static func followDefinitions(_ resolution: inout SheetResolution) {
    var progress = [Progress](repeating: .none, count: resolution.definitions.count)
    for start in resolution.definitions.indices where progress[start] == .none {
      var path: [Int] = []
      var current = start
      var outcome: SheetResolution.Outcome
      while true {
        let definition = resolution.definitions[current]
        if progress[current] == .done {
          outcome = definition.outcome
          break
        }
        if progress[current] == .active {
          outcome = .circle(definition.declaration.value)
          break
        }
        progress[current] = .active
        path.append(current)
        guard resolution.isVariable(definition.declaration) else {
          outcome = .value(definition.declaration.value)
          break
        }
        let use = definition.declaration.value
        guard let next = resolution.definition(of: use, in: definition.context) else {
          outcome = .undefined(use)
          break
        }
        current = next
      }
      for row in path {
        resolution.definitions[row].outcome = outcome
        progress[row] = .done
      }
    }
  }
}
