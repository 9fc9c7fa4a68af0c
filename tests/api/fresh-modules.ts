import { afterAll, vi } from 'vitest'

// a process is shared by many files: what a file imports is its own, and its globals end with it
vi.resetModules()
afterAll(() => {
  vi.unstubAllGlobals()
})
