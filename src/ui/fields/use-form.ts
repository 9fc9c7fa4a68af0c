import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { TextKinds } from '../../domain/forms/clean-text.ts'
import type { Problem } from '../../domain/forms/form-rules.ts'
import {
  allProblems,
  clearedFormState,
  type FormState,
  fillField,
  initialFormState,
  isRefused,
  type Problems,
  problemsOf,
  type RulesOf,
  refuseField,
  shownProblem,
  submitForm,
  touchField,
} from '../../domain/forms/form-state.ts'
import { renderNow } from '../../kit/render-now.ts'
import { firstCustomError, focusFirstInvalid } from './invalid-field.ts'

export interface Form<V> {
  values: V
  set<K extends keyof V>(name: K, value: V[K]): void
  /** call it on blur */
  touch(name: keyof V): void
  /** the problem to display; undefined before the field is touched or the form submitted (FORM-02) */
  problem(name: keyof V): Problem | undefined
  /** all problems, displayed or not */
  problems(): Problems<V>
  isSubmitted: boolean
  /** submitted and still invalid */
  isRefused: boolean
  /** displays all problems, focuses the first invalid field, returns whether the form is valid */
  attempt(): boolean
  /** displays why the shop refuses the value of a field, until it is edited or sent again, and focuses it */
  refuse(name: keyof V, problem: Problem): void
  /** clears the form: initial values, or the given ones, and no errors until it is edited again */
  reset(values?: V): void
  /** ref of the `<form>` */
  ref: RefObject<HTMLFormElement | null>
}

interface FormOptions<V> {
  initial: V
  rules: RulesOf<V>
  /** what the texts are, as the function that sends them cleans them */
  kinds?: TextKinds<V>
}

/**
 * State of a form: values, problems, and whether they are displayed. Every control needs `name={name}` to be focused; a
 * control can report further errors through `setCustomValidity`.
 */
export function useForm<V extends object>({ initial, rules, kinds }: FormOptions<V>): Form<V> {
  const [state, setState] = useState<FormState<V>>(() => initialFormState(initial))
  const [attempts, setAttempts] = useState(0)
  const ref = useRef<HTMLFormElement>(null)
  // Enter commits a field and submits in the same event, before the next render: handlers need the newest values
  const latest = useRef(state)
  const judge = (values: V) => problemsOf(values, rules, kinds)
  const latestJudge = useRef(judge)
  latestJudge.current = judge
  const problems = allProblems(state, judge(state.values))
  const latestProblems = useRef(problems)
  latestProblems.current = problems
  useEffect(() => {
    // after the errors have rendered, so that screen readers announce them with their field
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
          Object.keys(latestJudge.current(latest.current.values)).length === 0 && !(ref.current && firstCustomError(ref.current))
        if (!isValid) setAttempts((count) => count + 1)
        return isValid
      },
      refuse(name: keyof V, problem: Problem) {
        change(refuseField(latest.current, name, problem))
        setAttempts((count) => count + 1)
      },
      reset: (values: V = initial) => change(clearedFormState(values)),
    }
  }, [])

  const shownProblems = shownState === state ? problems : allProblems(shownState, judge(shownState.values))
  return {
    ...actions,
    values: state.values,
    isSubmitted: shownState.isSubmitted,
    isRefused: isRefused(shownState, shownProblems),
    problem: (name) => shownProblem(shownState, shownProblems, name),
    problems: () => shownProblems,
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
      // synchronously: the blur that follows must find the frozen state
      if (form.current?.matches(':focus-within')) renderNow(() => setFrozen(latest.current))
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
