import { plural } from '../../domain/plural.ts'
import { useLanguage } from './use-configuration.ts'
import { useText } from './use-text.ts'

/** Translates texts with a number in the right plural form. Arguments: text key, number, values of other placeholders. */
export function useCountedText() {
  const t = useText()
  const language = useLanguage()
  return (key: string, count: number, values?: Readonly<Record<string, string | number>>) =>
    plural(t(key, { count, ...values }), count, language)
}
