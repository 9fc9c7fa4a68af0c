import { useEffect, useRef } from 'react'
import { loadChunk } from '../../base/chunk.ts'
import { useEmit, useSettings } from '../../base/host.ts'
import { type Settings, touchSettings } from '../../base/settings.ts'
import { useStore } from '../../base/use-store.ts'
import { allowsTagManager } from '../../domain/tag-manager.ts'
import type { Configuration } from '../../model/configuration.ts'
import type { Route } from '../../model/route.ts'
import { configurationOf } from '../../stores/configuration.ts'
import { languageAt } from '../../stores/language.ts'
import { overrideConfiguration, overrideRoutes, overrideTexts } from '../../stores/overrides.ts'

type ConfigAttributes = Pick<
  Settings,
  'credentials' | 'currency' | 'storagePrefix' | 'links' | 'basePath' | 'analytics' | 'consent' | 'theme' | 'mapStyle'
>

export interface ConfigProps extends ConfigAttributes {
  configuration: Partial<Configuration> | undefined
  translations: Record<string, string> | undefined
  routes: readonly Route[] | undefined
}

/**
 * What a page says about its shop. The other elements read its attributes where they stand; this one only tells them
 * that something has changed, and the page what the shop answered.
 */
export function Config({ configuration, translations, routes, ...attributes }: ConfigProps) {
  const emit = useEmit()
  const settings = useSettings()
  const language = useStore(languageAt(settings))
  const answer = useStore(configurationOf(settings, language))
  const lastLanguage = useRef(language)

  useEffect(touchSettings, Object.values(attributes))
  useEffect(() => overrideConfiguration(configuration), [configuration])
  useEffect(() => overrideTexts(translations), [translations])
  useEffect(() => overrideRoutes(routes), [routes])
  useEffect(() => {
    if (answer.status === 'ready') emit('shop-config-ready', { configuration: answer.value })
  }, [answer, emit])
  const container = answer.status === 'ready' && allowsTagManager(attributes) ? answer.value.gtmContainerId : undefined
  useEffect(() => {
    if (container)
      loadChunk(() => import('../../stores/tag-manager.ts'))
        .then(({ startTagManager }) => startTagManager(container))
        .catch(console.error) // a page with Trusted Types lets no script of others in
  }, [container])
  useEffect(() => {
    if (lastLanguage.current === language) return
    lastLanguage.current = language
    emit('shop-language-change', { language })
  }, [language, emit])
  return <slot />
}
