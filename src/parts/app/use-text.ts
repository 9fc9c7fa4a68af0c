import type { Problem } from '../../domain/forms/form-rules.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { languageStore } from '../../stores/app/language.ts'
import { translatorStore } from '../../stores/app/texts.ts'

/** The translator of this element, from text key to text in the current language. */
export function useText() {
  const settings = useSettings()
  return useStore(translatorStore(settings, useStore(languageStore(settings))))
}

/** Translates the problem of a field. */
export function useProblemText() {
  const t = useText()
  return (problem: Problem | undefined): string | undefined => problem && (problem.isSaid ? problem.text : t(problem.text, problem.values))
}
