import { afterAll, vi } from 'vitest'
import { teardowns } from './teardowns.ts'

// runs once a file, also where files share a process
afterAll(async () => {
  for (const end of teardowns.splice(0)) await end()
  vi.unstubAllGlobals()
})
