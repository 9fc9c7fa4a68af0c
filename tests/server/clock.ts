import { vi } from 'vitest'

/** Stops `Date.now`, which limits read, at a time until the end of the test file. `new Date()` is not affected. */
export const stopClock = (at: Date) => vi.spyOn(Date, 'now').mockReturnValue(at.getTime())
