import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Configuration } from '../../model/app/configuration.ts'
import { configurationStore } from '../../stores/app/configuration.ts'
import { languageStore } from '../../stores/app/language.ts'

/** The shop's configuration in the language of this element; undefined until loaded. */
export function useConfiguration(): Configuration | undefined {
  const settings = useSettings()
  return useStore(configurationStore(settings, useStore(languageStore(settings)))).value
}

/** The language of this element, such as en. */
export function useLanguage(): string {
  return useStore(languageStore(useSettings()))
}
