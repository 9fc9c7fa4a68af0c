import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { type EventName, type EventOf, emit } from './emit.ts'
import { $settingsRevision, pageSettings, type Settings, settingsAt, settingsKey } from './settings.ts'
import { useStore } from './use-store.ts'

/** The element of a view. */
export interface Host {
  /** null on the server */
  element: HTMLElement | null
  root: () => ShadowRoot | Document
  /** methods of the element; set with `useMethods` */
  methods: Record<string, (...values: never[]) => unknown>
  adopt(sheet: CSSStyleSheet): void
  /** the element's markup comes from a server, or is being rendered by one: its first render must give the same markup */
  isPrerendered?: boolean
  /** replaces the DOM on a server */
  server?: ServerHost
}

/** What a view needs to know about its element on a server. */
export interface ServerHost {
  settings: Settings
  /** whether the element is inside a `shop-page` */
  isInPage: boolean
  /** whether the element shows the first block of a page */
  isFirstBlock: boolean
  /** names of the slots that the host page has filled */
  filledSlots: ReadonlySet<string>
  /** the page has an h1 */
  hasHeading: boolean
  /** URL of the page */
  url: URL
  /** tells that the markup is in the layout of a list that a visitor can choose */
  usesLayout(layout: 'grid' | 'list'): void
  /** adds structured data to the page, see use-data-script.ts */
  addData(value: object): void
  /** moves children to the light DOM of the element */
  renderInLightDom(children: ReactNode): ReactNode
  /** the content of a shop element among those children */
  renderElement(tag: string, attributes: Readonly<Record<string, unknown>>): ReactNode
}

export const HostContext = createContext<Host>({
  element: null,
  root: () => document,
  methods: {},
  adopt() {},
})

export const useHost = (): Host => useContext(HostContext)

export const SettingsContext = createContext<Settings | undefined>(undefined)

/** Settings of this element; re-renders when `shop-config` changes. */
export function useSettings(): Settings {
  return useContext(SettingsContext) ?? pageSettings()
}

/** Reads the settings for `SettingsContext`, once per tree. The same object until a setting changes. */
export function useSettingsOfHost(): Settings {
  const { element, server } = useHost()
  const revision = useStore($settingsRevision)
  const last = useRef<{ key: string; settings: Settings }>(undefined)
  // settingsAt reads the DOM; the revision changes with the sources it reads
  return useMemo(() => {
    const settings = server?.settings ?? settingsAt(element)
    const key = settingsKey(settings)
    if (last.current?.key !== key) last.current = { key, settings }
    return last.current.settings
  }, [element, server, revision])
}

/** Dispatches an event on the element; false if the host page cancelled it. */
export function useEmit() {
  const { element } = useHost()
  return useMemo(
    () =>
      <N extends EventName>(name: N, detail: EventOf[N], cancelable = false): boolean =>
        element ? emit(element, name, detail, cancelable) : true,
    [element],
  )
}

/** Sets methods of the element, such as `reload()`. */
export function useMethods(methods: Host['methods']) {
  const host = useHost()
  useEffect(() => {
    Object.assign(host.methods, methods)
  })
}
