/** Whether the page is shown inside a page of another site. */
export function isFrameOfOtherSite(): boolean {
  try {
    return window.top !== null && window.top.location.origin !== location.origin
  } catch {
    return true // what is above may not be looked at
  }
}
