import type { Remote } from './remote.ts'

/** The same answer with another value; what is not there yet, or failed, stays as it is. */
export const mapRemote = <T, U>(state: Remote<T>, change: (value: T) => U): Remote<U> =>
  state.value === undefined ? (state as Remote<never>) : { ...state, value: change(state.value) }
