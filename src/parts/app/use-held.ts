import { useState } from 'react'

/** The newest value that was known: what stands on the screen while the next answer is under way. */
export function useHeld<T>(value: T | undefined): T | undefined {
  const [held, hold] = useState(value)
  if (value !== undefined && value !== held) hold(value)
  return value ?? held
}
