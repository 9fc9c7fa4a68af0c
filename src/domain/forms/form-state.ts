import { cleanFields, type TextKinds } from './clean-text.ts'
import { firstProblem, type Problem, type Rule } from './form-rules.ts'

/** The rules of each field, given all values. */
export type RulesOf<V> = (values: V) => { [K in keyof V]?: readonly Rule[] }
export type Problems<V> = { [K in keyof V]?: Problem }

/** State of a form. */
export interface FormState<V> {
  values: V
  touched: ReadonlySet<keyof V>
  isSubmitted: boolean
  /** what the shop refused, and why */
  refused?: { name: keyof V; value: unknown; problem: Problem } | undefined
  /** Cleared after it was sent: blurring a field shows no error until the form is edited again. */
  isCleared?: boolean
}

export const initialFormState = <V>(values: V): FormState<V> => ({ values, touched: new Set(), isSubmitted: false })

export const clearedFormState = <V>(values: V): FormState<V> => ({ ...initialFormState(values), isCleared: true })

export const fillField = <V, K extends keyof V>(state: FormState<V>, name: K, value: V[K]): FormState<V> =>
  Object.is(state.values[name], value) ? state : { ...state, isCleared: false, values: { ...state.values, [name]: value } }

export const touchField = <V>(state: FormState<V>, name: keyof V): FormState<V> =>
  state.isCleared || state.touched.has(name) ? state : { ...state, touched: new Set([...state.touched, name]) }

/** Sending a form again forgets what the shop refused: it may accept the same value now. */
export const submitForm = <V>(state: FormState<V>): FormState<V> =>
  state.isSubmitted && !state.refused ? state : { ...state, isSubmitted: true, refused: undefined }

export const refuseField = <V>(state: FormState<V>, name: keyof V, problem: Problem): FormState<V> => ({
  ...state,
  isSubmitted: true,
  refused: { name, value: state.values[name], problem },
})

/** The problems of the rules, and that of the shop as long as the field has the value that it refused. */
export function allProblems<V>({ values, refused }: FormState<V>, problems: Problems<V>): Problems<V> {
  if (!refused || !Object.is(values[refused.name], refused.value)) return problems
  return { [refused.name]: refused.problem, ...problems } as Problems<V>
}

/** The problems of all fields, displayed or not. Judges what the form sends: texts as cleaned for their kinds. */
export function problemsOf<V extends object>(typed: V, rulesOf: RulesOf<V>, kinds: TextKinds<V> = {}): Problems<V> {
  const values = cleanFields(typed, kinds)
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
