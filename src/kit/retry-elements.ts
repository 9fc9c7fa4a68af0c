import { shared } from '../base/shared.ts'

interface Loader {
  defineTag(tag: string): Promise<void>
}

/** The loader; undefined if the page imports tags without it. */
function pageLoader(): Loader | undefined {
  try {
    return shared<Loader>('loader', () => {
      throw new Error('no loader') // throws, because `shared` would keep a value and the loader could not register later
    })
  } catch {
    return undefined
  }
}

/** Retries loading the code of tags on the page that are not defined yet. */
export function retryFailedElements(): void {
  const loader = pageLoader()
  for (const { localName } of document.querySelectorAll(':not(:defined)')) if (localName.startsWith('shop-')) loader?.defineTag(localName)
}
