import { afterAll, vi } from 'vitest'
import { teardowns } from './teardowns.ts'

// runs once per file, also if files share a process; what was opened last may use what was opened before
afterAll(async () => {
  for (const end of teardowns.splice(0).reverse()) await end()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
