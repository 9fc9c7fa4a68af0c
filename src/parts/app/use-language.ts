import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { languageStore } from '../../stores/app/language.ts'

/** The language of this element, such as en. */
export function useLanguage(): string {
  return useStore(languageStore(useSettings()))
}
