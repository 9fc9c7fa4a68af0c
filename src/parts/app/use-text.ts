import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { languageStore } from '../../stores/app/language.ts'
import { translatorStore } from '../../stores/app/texts.ts'

/** The translator of this element: text key in, text of the current language out. */
export function useText() {
  const settings = useSettings()
  return useStore(translatorStore(settings, useStore(languageStore(settings))))
}
