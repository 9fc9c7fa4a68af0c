import { afterAll, vi } from 'vitest'
import { endings } from './endings.ts'

// runs once a file, also where files share a process
afterAll(async () => {
  for (const end of endings.splice(0)) await end()
  vi.unstubAllGlobals()
})
