import { urlPart } from './url-parts.ts'

/** Hash of the address, with its sign. */
export const $hash = urlPart('hash', '')

/** Changes the hash without a step in the history. */
export function replaceHash(hash: string): void {
  // whole, so that no <base> makes another page of it
  const url = new URL(location.href)
  url.hash = hash
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
