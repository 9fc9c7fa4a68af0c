import { useEffect, useRef } from 'react'
import { lazyModule } from '../../base/dom/lazy-module.ts'
import { allowsTagManager } from '../../domain/analytics/tag-manager.ts'
import { isLiveReloadEnabled } from '../../domain/app/setting-defaults.ts'
import { useEmit, useSettings } from '../../kit/host.ts'
import { type Settings, touchSettings } from '../../kit/settings.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Configuration } from '../../model/app/configuration.ts'
import type { Route } from '../../model/page/route.ts'
import { loadAnalytics } from '../../stores/analytics/track.ts'
import { configurationStore } from '../../stores/app/configuration.ts'
import { languageStore } from '../../stores/app/language.ts'
import { overrideConfiguration, overrideRoutes, overrideTexts } from '../../stores/app/overrides.ts'

type ConfigAttributes = Pick<
  Settings,
  | 'mode'
  | 'credentials'
  | 'currency'
  | 'storagePrefix'
  | 'links'
  | 'addedNotice'
  | 'basePath'
  | 'canonicalOrigin'
  | 'analytics'
  | 'consent'
  | 'theme'
  | 'mapStyle'
>

export interface ConfigProps extends ConfigAttributes {
  configuration: Partial<Configuration> | undefined
  translations: Record<string, string> | undefined
  routes: readonly Route[] | undefined
  serviceWorker: string | undefined
  liveReload: boolean | undefined
}

/**
 * Settings of the shop for all elements of a page. They read the attributes from the tag; this component notifies them of
 * changes, applies overrides and emits the loaded configuration.
 */
export function Config({ configuration, translations, routes, serviceWorker, liveReload, ...attributes }: ConfigProps) {
  const emit = useEmit()
  const settings = useSettings()
  const language = useStore(languageStore(settings))
  const result = useStore(configurationStore(settings, language))
  const lastLanguage = useRef(language)

  useEffect(touchSettings, Object.values(attributes))
  useEffect(() => overrideConfiguration(configuration), [configuration])
  useEffect(() => overrideTexts(translations), [translations])
  useEffect(() => overrideRoutes(routes), [routes])
  useEffect(() => {
    if (result.status === 'ready') emit('shop-config-ready', { configuration: result.value })
  }, [result, emit])
  const container = result.status === 'ready' && allowsTagManager(attributes) ? result.value.gtmContainerId : undefined
  useLazily(loadAnalytics, container, ({ startTagManager }, id) => startTagManager(id))
  useLazily(loadServices, serviceWorker || undefined, ({ registerServiceWorker }, url) => registerServiceWorker(url))
  useLazily(loadServices, isLiveReloadEnabled(liveReload, result.value) ? settings.apiBase : undefined, ({ startLiveReload }, shop, left) =>
    startLiveReload(shop, left),
  )
  useEffect(() => {
    if (lastLanguage.current === language) return
    lastLanguage.current = language
    emit('shop-language-change', { language })
  }, [language, emit])
  return <slot />
}

const { load: loadServices } = lazyModule(() => import('../../stores/app/page-services.chunk.ts'))

/**
 * Runs `start` with lazily loaded code while `enabled` is defined, and aborts it when `enabled` changes. Errors, such as
 * those of a strict content security policy, are logged and do not affect the rest of the shop.
 */
function useLazily<M>(
  load: () => Promise<M>,
  enabled: string | undefined,
  start: (code: M, enabled: string, until: AbortSignal) => unknown,
) {
  useEffect(() => {
    if (enabled === undefined) return
    const leaving = new AbortController()
    load()
      .then((code) => leaving.signal.aborted || start(code, enabled, leaving.signal))
      .catch(console.error)
    return () => leaving.abort()
  }, [enabled])
}
