#if CHeaders
  import CClang

  extension CType {
    /// The type that libclang read.
    init(_ type: CXType) {
      let unqualified = CType(ignoringQualifiersOf: type)
      self = Self.isConstant(type) ? .constant(unqualified) : unqualified
    }

    /// Whether a type is `const`; that of a pointer stands below its nullability.
    private static func isConstant(_ type: CXType) -> Bool {
      if clang_isConstQualifiedType(type) != 0 { return true }
      return type.kind == CXType_Attributed && isConstant(clang_Type_getModifiedType(type))
    }

    /// The type without its outermost `const`.
    private init(ignoringQualifiersOf type: CXType) {
      switch type.kind {
      case CXType_Attributed:
        let modified = clang_Type_getModifiedType(type)
        guard modified.kind == CXType_Pointer else {
          self = CType(ignoringQualifiersOf: modified)
          return
        }
        let nullability = Nullability(clang_Type_getNullability(type))
        self = .pointer(CType(clang_getPointeeType(modified)), nullability)
      case CXType_Pointer:
        self = .pointer(CType(clang_getPointeeType(type)), .unspecified)
      case CXType_ConstantArray:
        self = .array(
          CType(clang_getArrayElementType(type)),
          count: Int(clang_getArraySize(type))
        )
      case CXType_Elaborated: self = CType(ignoringQualifiersOf: clang_Type_getNamedType(type))
      case CXType_Typedef: self = CType(named: clang_getTypedefName(type).take())
      case CXType_Record, CXType_Enum:
        self = CType(named: clang_getCursorSpelling(clang_getTypeDeclaration(type)).take())
      case CXType_Void: self = .scalar(.void)
      case CXType_Bool: self = .scalar(.bool)
      case CXType_Char_S, CXType_Char_U: self = .scalar(.char)
      case CXType_Float: self = .scalar(.float)
      case CXType_Double: self = .scalar(.double)
      default: self = .foreign(clang_getTypeSpelling(type).take() ?? "an unknown type")
      }
    }

    /// The type of a typedef or tag: one of the scalars where the name is theirs.
    private init(named name: String?) {
      let name = name ?? ""
      self = CScalar(rawValue: name).map(CType.scalar) ?? .named(name)
    }
  }

  extension CType.Nullability {
    /// The nullability that libclang read.
    init(_ kind: CXTypeNullabilityKind) {
      switch kind {
      case CXTypeNullability_NonNull: self = .nonnull
      case CXTypeNullability_Nullable: self = .nullable
      default: self = .unspecified
      }
    }
  }
#endif
