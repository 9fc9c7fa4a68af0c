/*
 * A fake browser for tests of stores in Node: tabs of one origin that share localStorage, storage events and cookies. Each
 * tab loads its own copy of the modules.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, vi } from 'vitest'

interface Trouble {
  /** throws on every access */
  denied: boolean
  /** maximum number of characters; a write beyond it throws */
  quota: number
}

class Storage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? ((this as unknown as Record<string, string>)[key] ?? null) : null
  }
  setItem(key: string, text: string) {
    const others = Object.entries(this).filter(([other]) => other !== key)
    const used = others.reduce((sum, [other, value]) => sum + other.length + value.length, 0)
    if (used + key.length + text.length > trouble.quota) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    const before = this.getItem(key)
    ;(this as unknown as Record<string, string>)[key] = text
    if (before !== text) announce(key, text)
  }
  removeItem(key: string) {
    delete (this as unknown as Record<string, string>)[key]
    announce(key, null)
  }
}

class Document {
  baseURI = 'https://page.test/news/'
  documentElement = { lang: '' }
  querySelector() {
    return null
  }
  querySelectorAll() {
    return []
  }
  get cookie() {
    return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
  set cookie(text: string) {
    writtenCookies.push(text)
    const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
    cookies.set(name, value)
  }
}

const trouble: Trouble = { denied: false, quota: Number.POSITIVE_INFINITY }
let storage = new Storage()
let tabs: EventTarget[] = []
/** the acting tab, also after an `await` */
const here = new AsyncLocalStorage<EventTarget>()
let cookies = new Map<string, string>()
/** full text of every cookie write */
let writtenCookies: string[] = []

function announce(key: string, newValue: string | null) {
  const writer = here.getStore()
  for (const tab of tabs)
    if (tab !== writer) queueMicrotask(() => inTab(tab, () => tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))))
}

const inTab = <T>(tab: EventTarget, work: () => T): T => here.run(tab, work)

const registry = Symbol.for('shop-kit.shared.v1')

export interface Tab<M> {
  modules: M
  /** runs `work` in this tab; the other tabs get its writes as storage events */
  act<T>(work: (modules: M) => T): T
}

/** Opens a tab: a new copy of the kit's modules on the shared storage. */
export async function openTab<M>(load: () => Promise<M>): Promise<Tab<M>> {
  const tab = Object.assign(new EventTarget(), { navigation: new EventTarget() })
  tabs.push(tab)
  vi.resetModules()
  delete (globalThis as { [registry]?: unknown })[registry]
  Object.assign(globalThis, { window: tab })
  const modules = await inTab(tab, load)
  return { modules, act: (work) => inTab(tab, () => work(modules)) }
}

/** A browser without tabs and with empty storage. Tests can read and corrupt what it stores. */
export function freshBrowser() {
  storage = new Storage()
  tabs = []
  cookies = new Map()
  writtenCookies = []
  Object.assign(trouble, { denied: false, quota: Number.POSITIVE_INFINITY })
  vi.stubGlobal('Document', Document)
  vi.stubGlobal('document', new Document())
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      if (trouble.denied) throw new DOMException('The operation is insecure.', 'SecurityError')
      return storage
    },
  })
  return {
    trouble,
    stored: () => Object.fromEntries(Object.entries(storage)) as Record<string, string>,
    /** stores an item without a storage event, as left by an earlier visit */
    leave(key: string, text: string) {
      Object.assign(storage, { [key]: text })
    },
    setCookie: (name: string, value: string) => cookies.set(name, value),
    writtenCookies: () => writtenCookies,
    /** waits until storage events are delivered */
    settled: () => new Promise((resolve) => setTimeout(resolve, 5)),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'localStorage')
  // keeps `window`: stores remove their event listeners a second after their last subscriber
  delete (globalThis as { [registry]?: unknown })[registry]
})
