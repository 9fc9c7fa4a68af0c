import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { cssSheet } from './scripts/css-sheet.ts'

const plugins = [react(), cssSheet()]

/**
 * `rules`: pure functions, which leave nothing behind and share a process; `node`: stores, calls and server, each file on its
 * own; `browser`: elements and journeys in a real Chromium on the demo pages.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/{domain,base,project}/**/*.test.{ts,tsx}'],
          pool: 'threads',
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        plugins,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{stores,api,server}/**/*.test.{ts,tsx}'],
          pool: 'threads',
          testTimeout: 20_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/{elements,e2e}/**/*.test.ts'],
          globalSetup: 'tests/e2e/setup.ts',
          maxWorkers: 2,
          testTimeout: 45_000,
          hookTimeout: 120_000,
          retry: 1, // a browser on a busy machine gets a second chance; scripts/test.ts names who needed it
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
