import type { Remote } from './remote.ts'

/** The same answer with another value; what is not there yet, or failed, stays as it is. */
export const mapRemote = <T, U>(answer: Remote<T>, change: (value: T) => U): Remote<U> =>
  answer.value === undefined ? (answer as Remote<never>) : { ...answer, value: change(answer.value) }
