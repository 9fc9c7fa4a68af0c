const key = Symbol.for('shop-kit.address-secrets.v1')

/** Parameters removed from the URL. On `globalThis`, because several bundles contain a copy of this file. */
export const hiddenParameters = (): Map<string, string> =>
  ((globalThis as { [key]?: Map<string, string> })[key] ??= new Map<string, string>())

/** Removes parameters from the page's URL, so that no referrer or script can leak them (R12). */
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

/** Value of a secret parameter; removes it from the URL if it is still there (R12). */
export function secretParameter(name: string): string | undefined {
  if (typeof location !== 'undefined') hideParameters([name])
  return hiddenParameters().get(name) || undefined
}

/** Deletes a used secret from memory. */
export const forgetSecretParameter = (name: string): void => {
  hiddenParameters().delete(name)
}
