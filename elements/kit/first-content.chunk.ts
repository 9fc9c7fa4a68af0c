import { provideReaderSize } from '../../src/base/dom/reader-size.ts?first-content'
import { pageLink } from '../../src/base/security/safe-url.ts?first-content'
import { trustedPolicy } from '../../src/base/security/trusted-policy.ts?first-content'
import type { Site } from './loader.ts'
import { markup as release } from './markup.ts?first-content'
import { preloadRequests } from './preload.ts'

/*
 * What a page needs before the code of its tags: the markup of its lists, or else the first requests. The loader fetches it in
 * parallel with the markup. It imports nothing of the kit (`?first-content` copies modules), which would be fetched with it.
 */

export { preloadRequests }

/** Markup that has been checked, and the values of its stores, which arrive after it. */
interface Answer {
  container: HTMLElement
  sheet: CSSStyleSheet
  seed: Promise<string>
}

/** After this time the code of the tags loads as well; whichever is first renders the list. */
const maxWaitMs = 1000
/** Limit for the values of markup that is already shown. Without them the kit renders the list again, and a press on it is lost. */
const maxSeedWaitMs = 10_000
/** a list of 1,000 products is a tenth of it */
const maxLength = 20_000_000

const seedStart = '<script type="application/json" data-shop-seed>'
const scriptEnd = '</script>'

const wait = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false))

/**
 * Shows the requested markup in the lists, in which the kit then takes it over. Resolves with whether all lists have theirs, at
 * the latest after `maxWaitMs`. Without any markup, sends the first requests instead. Never rejects.
 */
export async function showLists(requests: ReadonlyMap<Element, Promise<Response>>, site: Site): Promise<boolean> {
  const answers = new Map([...new Set(requests.values())].map((request) => [request, readAnswer(request, site)]))
  let last: Promise<void> = Promise.resolve()
  const seeds: Promise<string>[] = []
  const shown = [...requests].map(([list, request]) => {
    last = showList(list, answers.get(request) as Promise<Answer>, site, last, seeds)
    return last
  })
  const isComplete = await Promise.race([
    Promise.all(shown).then(
      () => true,
      () => Promise.allSettled(shown).then(() => false),
    ),
    wait(maxWaitMs),
  ])
  if (!isComplete) await Promise.race([Promise.allSettled(seeds), wait(maxSeedWaitMs)])
  if (!isComplete && !document.querySelector('[data-shop-rendered]')) preloadRequests(site)
  return isComplete
}

/**
 * Shows a list after the one above it, which would move it down. Rejects if the list has been defined in the meantime: the kit has sent
 * its own requests.
 */
async function showList(
  list: Element,
  answer: Promise<Answer>,
  site: Site,
  listAbove: Promise<void>,
  seeds: Promise<string>[],
): Promise<void> {
  const [{ container, sheet, seed }, theme] = await Promise.all([answer, inheritedTheme(site), listAbove.catch(() => {})])
  if (list.matches(':defined')) throw new Error('The code was first')
  if (list.querySelector(':scope > template[slot=card]')) throw new Error('The page has cards of its own')
  const root = list.attachShadow({ mode: 'open' })
  provideReaderSize(root)
  root.adoptedStyleSheets = theme ? [sheet, theme] : [sheet]
  root.append(document.importNode(container, true))
  list.setAttribute('data-shop-rendered', '')
  const values = document.createElement('data') // not a script, because pages with Trusted Types guard its text
  values.hidden = true
  values.dataset.shopSeed = ''
  seeds.push(seed)
  values.textContent = await seed
  root.append(values)
}

/** The look of the page for `<shop-config theme="inherit">`. */
async function inheritedTheme({ setting }: Site): Promise<CSSStyleSheet | undefined> {
  if (setting('theme') !== 'inherit') return undefined
  const { followPage } = await import('../../src/ui/inherit-theme.chunk.ts')
  const sheet = new CSSStyleSheet()
  followPage(sheet)
  return sheet
}

/** Reads an answer of `GET /render` while it arrives. Rejects if it is not the complete markup of this release, or not safe. */
async function readAnswer(request: Promise<Response>, site: Site): Promise<Answer> {
  const response = await request
  if (!response.ok || !response.body) throw new Error('No markup')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const readUntil = async (mark: string, from: number): Promise<number> => {
    for (;;) {
      const index = text.indexOf(mark, from)
      if (index >= 0) return index
      const { value } = await reader.read()
      if (value === undefined || text.length > maxLength) {
        reader.cancel().catch(() => {})
        throw new Error('Incomplete markup')
      }
      text += value
    }
  }
  const end = await readUntil(seedStart, 0)
  const start = end + seedStart.length
  return {
    ...parse(text.slice(0, end), site),
    seed: readUntil(scriptEnd, start).then((seedEnd) => text.slice(start, seedEnd)),
  }
}

/** Parses markup into inert nodes. Throws if a node is not on the allow-list. */
function parse(html: string, site: Site): Pick<Answer, 'container' | 'sheet'> {
  const inert = new DOMParser().parseFromString((trustedPolicy()?.createHTML(html) ?? html) as string, 'text/html')
  const content = inert.querySelector('template')?.content
  const container = content?.querySelector<HTMLElement>('[data-shop-root]')
  if (container?.dataset.shopRoot !== release) throw new Error('Markup of another release')
  for (const element of [container, ...container.querySelectorAll<HTMLElement>('*')]) check(element, site)
  const css = content?.querySelector('style')?.textContent ?? ''
  if (loads.test(css)) throw new TypeError('A style may not load anything')
  const sheet = Object.assign(new CSSStyleSheet(), { source: css })
  sheet.replaceSync(css)
  return { container, sheet }
}

/** What the views of lists write. None of it runs a script, loads a document, or sends what a visitor types. */
const allowedElements =
  /^(a|article|aside|b|bdi|br|button|div|dd|dl|dt|em|fieldset|figure|h[1-6]|header|hr|i|img|input|label|legend|li|nav|ol|option|output|p|picture|s|section|select|slot|small|source|span|strong|sub|sup|time|ul|svg|g|path|circle|line|rect|polyline)$/
const allowedAttributes =
  /^((aria|data|stroke)-[a-z-]+|alt|checked|class|colspan|[cr][xy]?|d|datetime|decoding|dir|disabled|fetchpriority|fill|for|height|hidden|href|id|inert|inputmode|lang|loading|max|maxlength|min|name|novalidate|part|placeholder|points|referrerpolicy|rel|role|selected|sizes|slot|src|srcset|step|stroke|tabindex|target|title|type|value|viewbox|width|[xy][12]?)$/i
/** in a style: what requests a URL, and escapes that could hide it */
const loads = /\\|url|image\(|image-set|src\(|@import/i

/** Throws for an element or attribute that is not allowed. Fills in the URL of the shop, which its server leaves out. */
function check(element: HTMLElement, { base, setting }: Site): void {
  if (!allowedElements.test(element.localName)) throw new TypeError(`<${element.localName}> is not allowed`)
  for (const { name, value } of [...element.attributes]) {
    if (!allowedAttributes.test(name)) throw new TypeError(`The attribute ${name} is not allowed`)
    const isPath = value.startsWith('/')
    if (name === 'href') {
      const link = pageLink({ apiBase: base, basePath: setting('base-path') ?? '' }, value)
      if (link === undefined || element.localName !== 'a') throw new TypeError('Not a link')
      if (isPath) element.setAttribute(name, link)
    } else if (/^src/i.test(name) && isPath) {
      const shop = pageLink({ apiBase: base, basePath: '' }, '/')?.replace(/\/$/, '')
      element.setAttribute(name, value.replaceAll(/(^|, )\//g, `$1${shop}/`))
    } else if (name === 'data-shop-style' && loads.test(value)) throw new TypeError('A style may not load anything')
  }
}
