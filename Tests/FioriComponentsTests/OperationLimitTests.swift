import FioriComponents
import Testing

/// Parameters of operations have limits of their own.
@Suite struct OperationLimitTests {
  @Test(arguments: [Float(0), 0.5, 1])
  func progressInsideIsRight(progress: Float) {
    #expect(
      FUIProgressIndicatorControlModel.Update(progress: progress, animated: true).validate().isEmpty
    )
  }

  @Test(arguments: [Float(-0.5), 1.5, .nan])
  func progressOutsideIsAnError(progress: Float) {
    let banner = FUIProgressBannerMessageViewModel.Update(progress: progress, animated: true)
      .validate()
    #expect(banner.map(\.path) == ["progress"])
    #expect(banner.map(\.rule) == ["FUIProgressBannerMessageView.update.progress.range"])
    let control = FUIProgressIndicatorControlModel.Update(progress: progress, animated: true)
      .validate()
    #expect(control.map(\.rule) == ["FUIProgressIndicatorControl.update.progress.range"])
    #expect(control.map(\.severity) == [.error])
  }
}
