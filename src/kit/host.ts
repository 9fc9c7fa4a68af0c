import { createContext, useContext, useEffect, useMemo } from 'react'
import { type EventName, type EventOf, emit } from './emit.ts'
import { $settingsRevision, pageSettings, type Settings, settingsAt } from './settings.ts'
import { useStore } from './use-store.ts'

/** What a view knows of the element it lives in. */
export interface Host {
  /** null while rendering without a browser */
  element: HTMLElement | null
  root: () => ShadowRoot | Document
  /** what `element.method()` calls; a view fills it with `useMethods` */
  methods: Record<string, (...values: never[]) => unknown>
  adopt(sheet: CSSStyleSheet): void
}

export const HostContext = createContext<Host>({
  element: null,
  root: () => document,
  methods: {},
  adopt() {},
})

export const useHost = (): Host => useContext(HostContext)

export const SettingsContext = createContext<Settings | undefined>(undefined)

/** The settings that hold for this element; they follow changes of `shop-config`. */
export function useSettings(): Settings {
  return useContext(SettingsContext) ?? pageSettings()
}

/** Reads those settings for a whole tree. */
export function useSettingsOfHost(): Settings {
  const { element } = useHost()
  const revision = useStore($settingsRevision)
  // the revision stands for what settingsAt reads from the page
  return useMemo(() => settingsAt(element), [element, revision])
}

/** Tells the host page of something; false when the page prevented it. */
export function useEmit() {
  const { element } = useHost()
  return useMemo(
    () =>
      <N extends EventName>(name: N, detail: EventOf[N], cancelable = false): boolean =>
        element ? emit(element, name, detail, cancelable) : true,
    [element],
  )
}

/** Gives the element methods, such as `reload()`. */
export function useMethods(methods: Host['methods']) {
  const host = useHost()
  useEffect(() => {
    Object.assign(host.methods, methods)
  })
}
