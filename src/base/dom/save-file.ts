const urlLifetimeMs = 60_000 // a download may begin late

/** Hands a file to the shopper under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), urlLifetimeMs)
}
