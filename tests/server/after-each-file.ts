import { afterAll, vi } from 'vitest'
import { teardowns } from './teardowns.ts'

// runs once per file, also if files share a process
afterAll(async () => {
  for (const end of teardowns.splice(0)) await end()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
