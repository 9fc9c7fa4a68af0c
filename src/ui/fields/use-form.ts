import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Problem } from '../../domain/forms/form-rules.ts'
import {
  clearedFormState,
  type FormState,
  fillField,
  initialFormState,
  isRefused,
  type Problems,
  problemsOf,
  type RulesOf,
  shownProblem,
  submitForm,
  touchField,
} from '../../domain/forms/form-state.ts'
import { firstCustomError, focusFirstInvalid } from './invalid-field.ts'

export interface Form<V> {
  values: V
  set<K extends keyof V>(name: K, value: V[K]): void
  /** the field was left */
  touch(name: keyof V): void
  /** what the field shows: nothing before it was touched or the form submitted (FORM-02) */
  problem(name: keyof V): Problem | undefined
  /** what is wrong, shown or not */
  problems(): Problems<V>
  isSubmitted: boolean
  /** was submitted, and something is still wrong */
  isRefused: boolean
  /** shows all problems, goes to the first of them, and answers whether there is none */
  attempt(): boolean
  /** clears the form: initial values, or the given ones, and no errors until it is edited again */
  reset(values?: V): void
  /** of the `<form>` */
  ref: RefObject<HTMLFormElement | null>
}

interface FormOptions<V> {
  initial: V
  rules: RulesOf<V>
}

/**
 * A form: its values, what is wrong with them, and when that is shown. Every control carries `name={name}`, so that the
 * focus finds it; a control that knows better than the rules says so by `setCustomValidity`.
 */
export function useForm<V extends object>({ initial, rules }: FormOptions<V>): Form<V> {
  const [state, setState] = useState<FormState<V>>(() => initialFormState(initial))
  const [attempts, setAttempts] = useState(0)
  const ref = useRef<HTMLFormElement>(null)
  // a key that submits has just committed its field: handlers go on from the newest values
  const latest = useRef(state)
  const latestRules = useRef(rules)
  latestRules.current = rules
  const problems = problemsOf(state.values, rules)
  const latestProblems = useRef(problems)
  latestProblems.current = problems
  useEffect(() => {
    // after the render that shows the errors, so that they are read out with their field
    if (attempts > 0 && ref.current) focusFirstInvalid(ref.current, latestProblems.current)
  }, [attempts])

  const shownState = useStateBeforePress(state, ref)
  const actions = useMemo(() => {
    const change = (next: FormState<V>) => {
      latest.current = next
      setState(next)
    }
    return {
      set: <K extends keyof V>(name: K, value: V[K]) => change(fillField(latest.current, name, value)),
      touch: (name: keyof V) => change(touchField(latest.current, name)),
      attempt() {
        change(submitForm(latest.current))
        const isValid =
          Object.keys(problemsOf(latest.current.values, latestRules.current)).length === 0 &&
          !(ref.current && firstCustomError(ref.current))
        if (!isValid) setAttempts((count) => count + 1)
        return isValid
      },
      reset: (values: V = initial) => change(clearedFormState(values)),
    }
  }, [])

  return {
    ...actions,
    values: state.values,
    isSubmitted: state.isSubmitted,
    isRefused: isRefused(state, problems),
    problem: (name) =>
      shownState === state ? shownProblem(state, problems, name) : shownProblem(shownState, problemsOf(shownState.values, rules), name),
    problems: () => problems,
    ref,
  }
}

/**
 * The state whose errors render. While the pointer is down it is the state from before the press: pressing a button blurs
 * the field, and an error that appears or disappears then would move the button away from under the pointer, which loses
 * the click.
 */
function useStateBeforePress<V>(state: FormState<V>, form: RefObject<HTMLFormElement | null>): FormState<V> {
  const [frozen, setFrozen] = useState<FormState<V>>()
  const latest = useRef(state)
  latest.current = state
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const press = () => {
      clearTimeout(timer)
      if (form.current?.matches(':focus-within')) setFrozen(latest.current)
    }
    const release = () => {
      timer = setTimeout(() => setFrozen(undefined)) // the click follows the release
    }
    addEventListener('pointerdown', press, true)
    addEventListener('pointerup', release, true)
    addEventListener('pointercancel', release, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', press, true)
      removeEventListener('pointerup', release, true)
      removeEventListener('pointercancel', release, true)
    }
  }, [form])
  return frozen ?? state
}
