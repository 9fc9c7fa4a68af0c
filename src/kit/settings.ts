import { atom } from 'nanostores'
import { scriptOrigin } from '../base/dom/script-origin.ts'
import { shared } from '../base/shared.ts'
import type { ConsentState } from '../model/analytics/analytics.ts'
import { stringify } from '../model/stringify.ts'

/** pageSize -> page-size */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Connection to the shop and integration into the host page; every field is an attribute of `shop-config`. */
export interface Settings {
  /** `demo`: a small shop inside the page answers instead of a server; applies to the whole page */
  mode: 'demo' | undefined
  /** origin (and path) in front of /api, /images and /content; '' is the page's origin. Default: the origin of the kit */
  apiBase: string
  /** requested language; `currentLanguage` is the displayed one */
  language: string | undefined
  credentials: RequestCredentials
  /** ISO code of amounts that state no currency; undefined: that of the shop's configuration */
  currency: string | undefined
  storagePrefix: string
  links: 'follow' | 'event'
  /** whether a notice tells what was added to the cart where no cart is in sight */
  addedNotice: 'auto' | 'off'
  /** path in front of the page paths of the configuration */
  basePath: string
  /** origin of the URLs that search engines should show; undefined: that of the shop's own site */
  canonicalOrigin: string | undefined
  analytics: 'datalayer' | 'gtm' | 'off'
  /** undefined: the page does not ask for consent */
  consent: ConsentState | undefined
  /** undefined: the `color-scheme` of the page, light by default */
  theme: 'light' | 'dark' | 'auto' | 'inherit' | undefined
  /** URL of a map style; undefined: the built-in map */
  mapStyle: string | undefined
  /** answers requests instead of the network */
  fetch?: typeof fetch
}

const defaults: Settings = {
  mode: undefined,
  apiBase: '',
  language: undefined,
  credentials: 'include',
  currency: undefined,
  storagePrefix: 'shop',
  links: 'follow',
  addedNotice: 'auto',
  basePath: '',
  canonicalOrigin: undefined,
  analytics: 'datalayer',
  consent: undefined,
  theme: undefined,
  mapStyle: undefined,
}

const allowedValues: { [K in keyof Settings]?: readonly string[] } = {
  mode: ['demo'],
  credentials: ['include', 'omit', 'same-origin'],
  links: ['follow', 'event'],
  addedNotice: ['auto', 'off'],
  analytics: ['datalayer', 'gtm', 'off'],
  consent: ['granted', 'denied', 'pending'],
  theme: ['light', 'dark', 'auto', 'inherit'],
}

/** Increments when a source of settings changes; readers of settings subscribe to it. */
export const $settingsRevision = shared('settings.revision', () => atom(0))
const pageOptions = shared('settings.configured', () => ({ value: {} as Partial<Settings> }))

export const touchSettings = () => $settingsRevision.set($settingsRevision.get() + 1)

const renewal = shared('settings.renewal', () => ({ count: 0 }))

/** Like `touchSettings`, and gives elements a new settings object even if no setting has changed: what depends on it is read again. */
export function renewSettings() {
  renewal.count += 1
  touchSettings()
}

/** Changes when settings do, and with `renewSettings`. */
export const settingsKey = (settings: Settings): string => renewal.count + stringify(settings)

/** Sets settings from a script. Attributes and `window.SHOP_CONFIG` take precedence. */
export function configure(options: Partial<Omit<Settings, 'fetch'>>): void {
  pageOptions.value = { ...pageOptions.value, ...options }
  touchSettings()
}

const closestConfig = (from: Element): Element | null => {
  for (let element: Element | null = from; element; ) {
    const config = element.closest('shop-config')
    if (config) return config
    const root = element.getRootNode()
    element = root instanceof ShadowRoot ? root.host : null
  }
  return null
}

/** Data attributes of the script that loads the kit; `data-shop` marks a script with another file name. */
const scriptData = (): DOMStringMap =>
  document.querySelector<HTMLScriptElement>('script[data-api-base], script[data-shop], script[src*="/shop-kit.js"]')?.dataset ?? {}
/** With two copies of the kit, the origin of the first one. */
const defaultApiBase = () => shared('settings.origin', () => (typeof location === 'undefined' ? '' : scriptOrigin()))
const windowConfig = (): Record<string, unknown> => {
  const value = (globalThis as { SHOP_CONFIG?: unknown }).SHOP_CONFIG
  return value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
}

/** Answers instead of a server. */
const demoFetch: typeof fetch = (...asked) => import('../demo-shop/demo-fetch.chunk.ts').then(({ answer }) => answer(...asked))

/** The settings that reach the demo: apart from the pages and the storage of a shop. Should anything leave the page, it reaches nothing. */
const inDemo = (settings: Settings): Settings => ({
  ...settings,
  fetch: demoFetch,
  links: 'event', // its pages exist nowhere
  apiBase: 'https://demo.invalid',
  storagePrefix: `${settings.storagePrefix}-demo`,
})

/**
 * Settings of an element. Precedence: its attributes, the nearest `shop-config`, the first one of the page, data attributes of
 * the script, `window.SHOP_CONFIG`, `configure()`, the origin of the script, defaults. Values that are not allowed are skipped.
 */
export function settingsAt(host: Element | null): Settings {
  if (typeof document === 'undefined') return { ...defaults, ...pageOptions.value }
  const elements = [host, host && closestConfig(host), document.querySelector('shop-config')]
  const data = scriptData()
  const page = windowConfig()
  const settings = readSettings((key, attribute) => [
    ...elements.slice(key === 'mode' ? 2 : 0).map((item) => item?.getAttribute(attribute)),
    data[key],
    page[key],
    pageOptions.value[key],
    key === 'apiBase' ? defaultApiBase() : undefined,
  ])
  return settings.mode ? inDemo(settings) : settings
}

/** Settings from the first allowed value of each. */
function readSettings(sourcesOf: (key: keyof Settings, attribute: string) => readonly unknown[]): Settings {
  const read = <K extends keyof Settings>(key: K): Settings[K] => {
    const found = sourcesOf(key, kebab(key)).find(
      (value): value is string => typeof value === 'string' && (allowedValues[key]?.includes(value) ?? true),
    )
    return (found ?? defaults[key]) as Settings[K]
  }
  const settings = Object.fromEntries((Object.keys(defaults) as (keyof Settings)[]).map((key) => [key, read(key)])) as unknown as Settings
  return { ...settings, apiBase: settings.apiBase.replace(/\/+$/, '') }
}

/** Settings of an element that a server renders: from attributes, the nearest element first, then those of its page. */
export const settingsOf = (attributes: readonly Readonly<Record<string, unknown>>[], page: Partial<Settings>): Settings =>
  readSettings((key, attribute) => [...attributes.map((element) => element[attribute]), page[key]])

/** Settings of the page, for state that all elements share. */
export const pageSettings = (): Settings => settingsAt(null)
