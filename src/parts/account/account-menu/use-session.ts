import { useEffect } from 'react'
import { startSession } from '../../../stores/session/session-start.ts'

/** An element that shows who is here does not wait until the page is calm. */
export function useSession(): void {
  useEffect(() => {
    void startSession()
  }, [])
}
