const unreported = new Set<string>()

/**
 * Logs a failed upload and shows an alert, unless the page has handled the error itself (UPL-09). Files that fail together for
 * one reason share one alert.
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
