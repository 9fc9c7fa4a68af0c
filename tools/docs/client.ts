/* The script of the documentation: menu, colours, search, copying, and the builder of a tag. Writes text and attributes only, never HTML. */

interface Spec {
  tag: string
  attributes?: Record<string, string>
  content?: string
  inside?: string
  before?: string
  events: string[]
}

interface Entry {
  title: string
  url: string
  heading: string
  text: string
}

const root = new URL(document.documentElement.dataset.root ?? './docs/', location.href)
const find = <E extends Element>(selector: string, parent: ParentNode = document) => parent.querySelector<E>(selector)

function startMenu() {
  const button = find<HTMLButtonElement>('#menu-button')
  button?.addEventListener('click', () => {
    const isOpen = document.documentElement.toggleAttribute('data-menu')
    button.setAttribute('aria-expanded', String(isOpen))
  })
  find('.menu [aria-current]')?.scrollIntoView({ block: 'nearest' })
  window.scrollTo(0, location.hash ? window.scrollY : 0)
}

function startTheme() {
  const select = find<HTMLSelectElement>('#theme')
  if (!select) return
  select.value = document.documentElement.dataset.theme ?? 'auto'
  select.addEventListener('change', () => {
    document.documentElement.dataset.theme = select.value
    try {
      localStorage.setItem('docs:theme', select.value)
    } catch {
      // the choice is kept for this page
    }
  })
}

function startCopy() {
  for (const pre of document.querySelectorAll<HTMLElement>('article > pre, section > pre')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Copy'
    const box = document.createElement('div')
    box.className = 'code'
    pre.replaceWith(box)
    box.append(pre, button)
  }
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('.code > button') : null
    const code = button && find('pre', button.parentElement ?? document)?.textContent
    if (!button || !code) return
    await navigator.clipboard.writeText(code).catch(() => getSelection()?.selectAllChildren(button.parentElement as Element))
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2000)
  })
}

/* Search */

const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

let index: Promise<Entry[]> | undefined
const loadIndex = () => {
  index ??= fetch(new URL('search.json', root)).then((response) => response.json() as Promise<Entry[]>)
  return index
}

/** Entries with all words; those in a title come first. */
function search(entries: readonly Entry[], phrase: string): Entry[] {
  const words = fold(phrase).split(/\s+/).filter(Boolean)
  const score = ({ title, heading, text }: Entry) => {
    let sum = 0
    for (const word of words) {
      const [inTitle, inHeading, inText] = [title, heading, text].map((part) => fold(part).includes(word))
      if (!inTitle && !inHeading && !inText) return 0
      sum += (inTitle ? 10 : 0) + (inHeading ? 6 : 0) + (inText ? 1 : 0)
      if (fold(title) === word || fold(title).startsWith(`shop-${word}`)) sum += 20
    }
    return sum
  }
  return entries
    .map((entry) => ({ entry, rank: score(entry) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, 12)
    .map(({ entry }) => entry)
}

/** The text around the first match. */
function excerptOf({ text }: Entry, phrase: string): string {
  const [word = ''] = fold(phrase).split(/\s+/)
  const at = Math.max(0, fold(text).indexOf(word) - 40)
  return `${at ? '…' : ''}${text.slice(at, at + 110)}${text.length > at + 110 ? '…' : ''}`
}

const part = (name: string, text: string) => Object.assign(document.createElement(name), { textContent: text })

function startSearch() {
  const input = find<HTMLInputElement>('#search')
  const list = find<HTMLElement>('#results')
  const status = find('#found')
  if (!input || !list || !status) return
  if (matchMedia('(min-width: 821px)').matches) input.placeholder = 'Search (press /)'
  let active = -1
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('a')]
  const close = () => {
    list.hidden = true
    active = -1
    input.setAttribute('aria-expanded', 'false')
    input.removeAttribute('aria-activedescendant')
  }
  const mark = (next: number) => {
    const all = options()
    active = (next + all.length) % all.length
    for (const [place, option] of all.entries()) option.setAttribute('aria-selected', String(place === active))
    all[active]?.scrollIntoView({ block: 'nearest' })
    input.setAttribute('aria-activedescendant', all[active]?.id ?? '')
  }
  const show = async () => {
    const phrase = input.value.trim()
    if (phrase.length < 2) return close()
    const found = search(await loadIndex(), phrase)
    if (phrase !== input.value.trim()) return
    active = -1
    input.removeAttribute('aria-activedescendant')
    list.replaceChildren(
      ...found.map((entry, place) => {
        const link = Object.assign(document.createElement('a'), {
          href: new URL(entry.url, root).href,
          id: `result-${place}`,
          tabIndex: -1,
        })
        link.setAttribute('role', 'option')
        link.setAttribute('aria-selected', 'false')
        const title = entry.heading && entry.heading !== entry.title ? `${entry.title}: ${entry.heading}` : entry.title
        link.append(part('strong', title), part('span', excerptOf(entry, phrase)))
        return link
      }),
    )
    status.textContent = found.length === 0 ? 'Nothing found' : `${found.length} ${found.length === 1 ? 'result' : 'results'}`
    list.hidden = found.length === 0
    input.setAttribute('aria-expanded', String(found.length > 0))
    find('.search')?.toggleAttribute('data-empty', found.length === 0)
  }
  input.addEventListener('focus', () => void loadIndex())
  input.addEventListener('input', () => void show())
  input.addEventListener('keydown', (event) => {
    const isOpen = !list.hidden
    if (event.key === 'Escape') close()
    else if (isOpen && event.key === 'ArrowDown') mark(active + 1)
    else if (isOpen && event.key === 'ArrowUp') mark(active < 0 ? -1 : active - 1)
    else if (isOpen && event.key === 'Enter') (options()[Math.max(active, 0)] as HTMLAnchorElement).click()
    else return
    event.preventDefault()
  })
  find('.search')?.addEventListener('focusout', (event) => {
    if (!find('.search')?.contains((event as FocusEvent).relatedTarget as Node)) setTimeout(close, 150)
  })
  addEventListener('keydown', (event) => {
    const [field] = event.composedPath()
    const isTyping = field instanceof HTMLElement && (field.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(field.tagName))
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    input.focus()
  })
}

/* Builder */

const quote = (value: string) =>
  value.includes('"') ? `'${value.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'` : `"${value.replaceAll('&', '&amp;')}"`
const attributeText = ({ name, value }: Attr) => (value === '' ? name : `${name}=${quote(value)}`)
const lineLength = 80

/** The tag as an author writes it; `inside` are the lines between its tags. */
function htmlOf(element: Element, inside: string | undefined): string {
  const attributes = [...element.attributes].map(attributeText)
  const { localName } = element
  const oneLine = `<${[localName, ...attributes].join(' ')}>`
  const opening =
    oneLine.length > lineLength && attributes.length > 1 ? `<${localName}\n${attributes.map((text) => `  ${text}`).join('\n')}\n>` : oneLine
  return `${opening}${inside ? `\n  ${inside}\n` : ''}</${localName}>`
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The value that a control gives its attribute; undefined removes it. */
function valueSet(control: Control): string | undefined {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (String(control.checked) === control.dataset.fallback) return undefined
    return control.checked ? '' : 'off'
  }
  const { value } = control
  if (value === '') return undefined
  return control.dataset.kind === 'boolean' && value === 'on' ? '' : value
}

/** Reads a tag with attributes in quotes, such as those of `examples.ts`. */
function elementFrom(text: string): HTMLElement | undefined {
  const [, tag = '', words = ''] = /^<(shop-[a-z-]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)>/.exec(text) ?? []
  if (!tag) return undefined
  const element = document.createElement(tag)
  for (const [, name = '', value = ''] of words.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)) element.setAttribute(name, value)
  return element
}

function startBuilder(builder: HTMLElement) {
  const spec = JSON.parse(builder.dataset.builder ?? '{}') as Spec
  const pictures = new URL('pictures', root).href
  const inside = <E extends Element>(name: string) => find<E>(`[data-part="${name}"]`, builder)
  const [preview, code, form, log] = [inside('preview'), inside('html'), inside<HTMLFormElement>('form'), inside('events')]
  if (!preview || !code) return
  const initial = Object.entries(spec.attributes ?? {}).map(([name, value]) => [name, value.replaceAll('{pictures}', pictures)] as const)
  const element = document.createElement(spec.tag)
  for (const [name, value] of initial) {
    element.setAttribute(name, value)
    const control = form?.elements.namedItem(name) as Control | null
    if (control && value.includes(pictures)) control.value = value
  }
  if (spec.content) element.append(part('p', spec.content))
  const child = spec.inside && elementFrom(spec.inside)
  if (child) element.append(child)
  const write = () => {
    code.textContent = htmlOf(element, spec.inside ?? (spec.content && `<p>${spec.content}</p>`))
  }
  const apply = (control: Control) => {
    const value = valueSet(control)
    if (value === undefined) element.removeAttribute(control.name)
    else element.setAttribute(control.name, value)
    write()
  }
  form?.addEventListener('input', ({ target }) => apply(target as Control))
  form?.addEventListener('submit', (event) => event.preventDefault())
  form?.addEventListener('reset', () =>
    setTimeout(() => {
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
      for (const [name, value] of initial) element.setAttribute(name, value)
      write()
    }),
  )
  const maxEvents = 8
  for (const name of spec.events)
    element.addEventListener(name, (event) => {
      const item = document.createElement('li')
      let detail = ''
      try {
        detail = JSON.stringify((event as CustomEvent).detail ?? {}).slice(0, 160)
      } catch {
        // JSON cannot express the detail, for example a function or a cycle
      }
      item.append(part('code', name), ` ${detail}`)
      log?.prepend(item)
      while (log && log.children.length > maxEvents) log.lastElementChild?.remove()
    })
  const before = spec.before && elementFrom(spec.before)
  preview.append(...(before ? [before] : []), element)
  write()
}

startMenu()
startTheme()
startCopy()
startSearch()
for (const builder of document.querySelectorAll<HTMLElement>('[data-builder]')) startBuilder(builder)
