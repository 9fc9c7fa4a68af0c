import type { Problem } from '../../domain/forms/form-rules.ts'
import { useText } from './use-text.ts'

/** The words of what is wrong with a field. */
export function useProblemText() {
  const t = useText()
  return (problem: Problem | undefined): string | undefined => problem && t(problem.text, problem.values)
}
