import { shared } from '../base/shared.ts'

interface Loader {
  defineTag(tag: string): Promise<void>
}

/** The loader of the page; a page may have none. */
function pageLoader(): Loader | undefined {
  try {
    return shared<Loader>('loader', () => {
      throw new Error('there is none') // one made here would stand in the way of a later one
    })
  } catch {
    return undefined
  }
}

/** Asks again for the code of tags that are in the page and have not come alive. */
export function retryFailedElements(): void {
  const loader = pageLoader()
  for (const { localName } of document.querySelectorAll(':not(:defined)')) if (localName.startsWith('shop-')) loader?.defineTag(localName)
}
