import { useState } from 'react'

/** The newest value that was known: what stands on the screen while the next answer is under way. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const [lastValue, setLastValue] = useState(value)
  if (value !== undefined && value !== lastValue) setLastValue(value)
  return value ?? lastValue
}
