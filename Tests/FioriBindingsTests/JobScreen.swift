import FioriBindings
import FioriComponents
import Foundation
import SAPFiori
import UIKit

/// A screen about one machine: a header, and a list of jobs.
final class JobScreen: UITableViewController {
  /// What the server sends.
  struct Document: Decodable {
    /// A job with what tells it from the others.
    struct Job: Decodable {
      var id: String
      var cell: FUIObjectTableViewCellModel
    }

    var header: FUIObjectHeaderModel
    var jobs: [Job]
  }

  /// Is told which job somebody wants to watch.
  var watch: (String) -> Void = { _ in }

  private let header = FUIObjectHeader()
  private lazy var list = FioriListBinding<String, FUIObjectTableViewCellModel>(
    tableView: tableView
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = header
    list.configure = { [weak self] cell in
      cell.whenActionAccessoryViewButtonDidSelectHandler { [weak self, weak cell] _ in
        guard let self, let cell, let id = list.item(in: cell) else { return }
        watch(id)
      }
    }
  }

  /// Shows a document. Only what differs from the one before changes.
  func show(_ json: Data) throws {
    let document = try JSONDecoder().decode(Document.self, from: json)
    header.apply(document.header)
    list.apply(document.jobs.map { ($0.id, $0.cell) })
  }

  /// The cells by job, for tests.
  var cells: [String: UITableViewCell] {
    (list.dataSource as? UITableViewDiffableDataSource<Int, String>)?.standInCells ?? [:]
  }
}
