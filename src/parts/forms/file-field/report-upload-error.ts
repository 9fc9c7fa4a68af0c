const unreported = new Set<string>()

/**
 * What happens to an upload that failed when the page does not see to it itself: it is logged and shown in an alert
 * (UPL-09). Files that fail together for one reason are told of once.
 */
export function reportUploadError(error: string, file: File, words: string): void {
  console.error(`Upload of "${file.name}" failed: ${error}`)
  if (unreported.size === 0)
    queueMicrotask(() => {
      const all = [...unreported]
      unreported.clear()
      for (const item of all) window.alert(item)
    })
  unreported.add(words)
}
