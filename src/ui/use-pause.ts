import { useCallback, useEffect, useRef, useState } from 'react'
import { countdown } from '../base/countdown.ts'

export interface Pause {
  /** seconds until the button may be used again; 0 when it may */
  left: number
  /** begins the pause anew */
  start(): void
}

/** How long a button rests after an attempt that was sent; every form has its own, and nothing of it is kept (K8). */
export function usePause(seconds: number): Pause {
  const [left, setLeft] = useState(0)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const start = useCallback(() => {
    stop.current()
    stop.current = countdown(seconds, setLeft)
  }, [seconds])
  return { left, start }
}
