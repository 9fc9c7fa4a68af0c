const key = Symbol.for('shop-kit.address-secrets.v1')

/** What was taken out of the address, by whichever copy of this file. */
export const hiddenParameters = (): Map<string, string> =>
  ((globalThis as { [key]?: Map<string, string> })[key] ??= new Map<string, string>())

/** Takes parameters out of the page's address, so that no later request and no script tells them on (R12). */
export function hideParameters(names: readonly string[]): void {
  const url = new URL(location.href)
  const present = names.filter((name) => url.searchParams.has(name))
  if (present.length === 0) return
  for (const name of present) {
    hiddenParameters().set(name, url.searchParams.get(name) ?? '')
    url.searchParams.delete(name)
  }
  history.replaceState(history.state, '', url)
}

/** What a secret parameter of the address said; it leaves the address with that, if it has not left before (R12). */
export function secretParameter(name: string): string | undefined {
  if (typeof location !== 'undefined') hideParameters([name])
  return hiddenParameters().get(name) || undefined
}

/** A secret that has done its work. */
export const forgetSecretParameter = (name: string): void => {
  hiddenParameters().delete(name)
}
