import { plural } from '../../domain/plural.ts'
import { useLanguage } from './use-configuration.ts'
import { useText } from './use-text.ts'

/** Texts with a number, in the form that fits it: the key, the number, and what else its placeholders stand for. */
export function useCountedText() {
  const t = useText()
  const language = useLanguage()
  return (key: string, count: number, values?: Readonly<Record<string, string | number>>) =>
    plural(t(key, { count, ...values }), count, language)
}
