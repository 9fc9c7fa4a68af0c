import { firstProblem, type Problem, type Rule } from './form-rules.ts'

/** The rules of each field, given all values. */
export type RulesOf<V> = (values: V) => { [K in keyof V]?: readonly Rule[] }
export type Problems<V> = { [K in keyof V]?: Problem }

/** State of a form. */
export interface FormState<V> {
  values: V
  touched: ReadonlySet<keyof V>
  isSubmitted: boolean
  /** Cleared after it was sent: blurring a field shows no error until the form is edited again. */
  isCleared?: boolean
}

export const initialFormState = <V>(values: V): FormState<V> => ({ values, touched: new Set(), isSubmitted: false })

export const clearedFormState = <V>(values: V): FormState<V> => ({ ...initialFormState(values), isCleared: true })

export const fillField = <V, K extends keyof V>(state: FormState<V>, name: K, value: V[K]): FormState<V> =>
  Object.is(state.values[name], value) ? state : { ...state, isCleared: false, values: { ...state.values, [name]: value } }

export const touchField = <V>(state: FormState<V>, name: keyof V): FormState<V> =>
  state.isCleared || state.touched.has(name) ? state : { ...state, touched: new Set([...state.touched, name]) }

export const submitForm = <V>(state: FormState<V>): FormState<V> => (state.isSubmitted ? state : { ...state, isSubmitted: true })

/** The problems of all fields, displayed or not. */
export function problemsOf<V extends object>(values: V, rulesOf: RulesOf<V>): Problems<V> {
  const found = Object.entries<readonly Rule[] | undefined>(rulesOf(values)).flatMap(([name, rules = []]) => {
    const problem = firstProblem(values[name as keyof V], rules, values as Record<string, unknown>)
    return problem ? [[name, problem] as const] : []
  })
  return Object.fromEntries(found) as Problems<V>
}

/** Whether a form was submitted and still has problems. */
export const isRefused = <V>({ isSubmitted }: FormState<V>, problems: Problems<V>): boolean =>
  isSubmitted && Object.keys(problems).length > 0

/** The problem to show; undefined until the field is touched or the form submitted (FORM-02). */
export const shownProblem = <V>(state: FormState<V>, problems: Problems<V>, name: keyof V): Problem | undefined =>
  (state.isSubmitted || state.touched.has(name)) && Object.hasOwn(problems, name) ? problems[name] : undefined
