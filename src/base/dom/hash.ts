import { urlPart } from './address.ts'

/** Hash of the address, with its sign. */
export const $hash = urlPart('hash', '')

/** Changes the hash without a step in the history. */
export function replaceHash(hash: string): void {
  if (hash !== location.hash) history.replaceState(history.state, '', hash)
}
