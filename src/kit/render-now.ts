import { flushSync } from 'react-dom'

/** Applies a state change and renders synchronously. */
export const renderNow = (change: () => void): void => flushSync(change)
