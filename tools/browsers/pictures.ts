import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bench } from './checks.ts'
import type { Session } from './session.ts'

const pages: [name: string, path: string][] = [
  ['home', '/'],
  ['department', '/c/outdoor'],
  ['category', '/c/workshop/hand-tools'],
  ['product', '/p/trail-pack-with-roll-top-bp-1001'],
  ['search', '/search?search=saw'],
  ['cart', '/cart'],
  ['account', '/account'],
  ['contacts', '/contacts'],
  ['news', '/news'],
  ['styleguide', '/styleguide'],
]

const pollMs = 500
const quietPolls = 5
const maxPolls = 60

/** What the page has loaded so far; undefined while it waits for code or pictures that are in view. */
const loaded = (session: Session) =>
  session.run(() => {
    const elementsIn = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? elementsIn(element.shadowRoot) : [])])
    const isWaiting = elementsIn(document).some((element) => {
      if (element.localName.startsWith('shop-')) return element.matches(':not(:defined)') && element.localName !== 'shop-announcer'
      if (element.matches('.map:is([data-status=loading], [data-status=open])')) return true
      const { top, bottom } = element.getBoundingClientRect()
      return element instanceof HTMLImageElement && !element.complete && bottom > 0 && top < innerHeight
    })
    return isWaiting ? null : performance.getEntriesByType('resource').length
  })

/** Waits until the page has loaded nothing for a while, at most half a minute. */
async function settle(session: Session): Promise<void> {
  let last: number | null = null
  for (let poll = 0, quiet = 0; poll < maxPolls && quiet < quietPolls; poll++) {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    const now = await loaded(session)
    quiet = now !== null && now === last ? quiet + 1 : 0
    last = now
  }
}

/** Takes a picture of the window as it is. */
export async function takePicture({ engine, session }: Pick<Bench, 'engine' | 'session'>, folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}-${engine.name}.png`), await session.picture())
}

/** Takes pictures of ten pages, for a look at what the engines do differently. */
export async function takePictures({ engine, session, shop }: Pick<Bench, 'engine' | 'session' | 'shop'>, folder: string): Promise<void> {
  for (const [name, path] of pages) {
    await session.open(shop + path)
    await settle(session)
    await takePicture({ engine, session }, folder, name)
  }
}
