import type { Problem } from '../../domain/forms/form-rules.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { languageStore } from '../../stores/app/language.ts'
import { translatorStore } from '../../stores/app/texts.ts'

/** The translator of this element: text key in, text of the current language out. */
export function useText() {
  const settings = useSettings()
  return useStore(translatorStore(settings, useStore(languageStore(settings))))
}

/** The words of what is wrong with a field. */
export function useProblemText() {
  const t = useText()
  return (problem: Problem | undefined): string | undefined => problem && t(problem.text, problem.values)
}
