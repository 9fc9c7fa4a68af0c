import { useEffect, useRef } from 'react'
import { useEmit, useSettings } from '../../base/host.ts'
import { type Settings, touchSettings } from '../../base/settings.ts'
import { useStore } from '../../base/use-store.ts'
import type { Configuration } from '../../model/configuration.ts'
import { configurationOf } from '../../stores/configuration.ts'
import { languageAt } from '../../stores/language.ts'
import { overrideConfiguration, overrideTexts } from '../../stores/overrides.ts'

type ConfigAttributes = Pick<
  Settings,
  'credentials' | 'currency' | 'storagePrefix' | 'links' | 'basePath' | 'analytics' | 'consent' | 'theme'
>

export interface ConfigProps extends ConfigAttributes {
  configuration: Partial<Configuration> | undefined
  translations: Record<string, string> | undefined
}

/**
 * What a page says about its shop. The other elements read its attributes where they stand; this one only tells them
 * that something has changed, and the page what the shop answered.
 */
export function Config({ configuration, translations, ...attributes }: ConfigProps) {
  const emit = useEmit()
  const settings = useSettings()
  const language = useStore(languageAt(settings))
  const answer = useStore(configurationOf(settings, language))
  const lastLanguage = useRef(language)

  useEffect(touchSettings, Object.values(attributes))
  useEffect(() => overrideConfiguration(configuration), [configuration])
  useEffect(() => overrideTexts(translations), [translations])
  useEffect(() => {
    if (answer.status === 'ready') emit('shop-config-ready', { configuration: answer.value })
  }, [answer, emit])
  useEffect(() => {
    if (lastLanguage.current === language) return
    lastLanguage.current = language
    emit('shop-language-change', { language })
  }, [language, emit])
  return <slot />
}
