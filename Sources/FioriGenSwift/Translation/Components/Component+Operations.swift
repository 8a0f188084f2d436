import FioriGenModel

extension Component {
  /// The operations of different names; where an own one has the name of an inherited one, it
  /// takes its place.
  package var distinctOperations: [Operation] {
    var places: [String: Int] = [:]
    var distinct: [Operation] = []
    for operation in operations {
      if let place = places[operation.name] {
        if distinct[place].inheritedFrom != nil { distinct[place] = operation }
      } else {
        places[operation.name] = distinct.count
        distinct.append(operation)
      }
    }
    return distinct
  }
}

extension Operation {
  /// The parameters that carry data, which the parameter struct stores.
  package var storedParameters: [OperationParameter] {
    parameters.filter { $0.portable != nil }
  }
}
