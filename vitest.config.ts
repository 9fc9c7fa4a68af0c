import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/e2e/longest-first.ts'
import { cssSheet } from './tools/vite/css-sheet.ts'

const plugins = [react(), cssSheet()]

/**
 * `rules` and `server`: tests without shared state, in shared threads. `node`: stores, with fresh modules of the kit for each file.
 * `browser`: elements and user journeys in Chromium on the demo pages. `long`: minutes of work, not part of `npm test`.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins,
        test: {
          name: 'rules',
          sequence: { groupOrder: 0 },
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
          name: 'server',
          sequence: { groupOrder: 1 },
          environment: 'node',
          css: true, // a server renders the style sheets
          include: ['tests/{server,api}/**/*.test.ts'],
          setupFiles: ['tests/server/after-each-file.ts'],
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 120_000,
          retry: 1, // for races on a busy machine; tools/test/test.ts reports flaky tests
        },
      },
      {
        plugins,
        test: {
          name: 'long',
          sequence: { groupOrder: 2 },
          environment: 'node',
          include: ['tests/long/**/*.test.ts'],
          setupFiles: ['tests/server/after-each-file.ts'],
          hookTimeout: 120_000,
        },
      },
      {
        plugins,
        define: { __SHOP_PACKAGE__: 'true' }, // no script of a page: settings start with the page's own origin
        test: {
          name: 'node',
          sequence: { groupOrder: 3 },
          environment: 'node',
          include: ['tests/stores/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/stores/fresh-file.ts', 'tests/server/after-each-file.ts'],
          pool: 'threads',
          isolate: false,
          maxWorkers: 1,
          testTimeout: 20_000,
          hookTimeout: 120_000,
          retry: 1,
        },
      },
      {
        plugins,
        test: {
          name: 'browser',
          sequence: { groupOrder: 4 },
          environment: 'node',
          include: ['tests/{elements,e2e}/**/*.test.ts'],
          globalSetup: 'tests/e2e/setup.ts',
          setupFiles: ['tests/e2e/after-each.ts'],
          isolate: false,
          maxWorkers: 3, // for two cores: tests often wait for timers and responses, and stories run in parallel
          testTimeout: 45_000,
          hookTimeout: 120_000,
          retry: 1, // for a busy machine; tools/test/test.ts reports flaky tests
          expect: { poll: { timeout: 10_000, interval: 100 } },
        },
      },
    ],
  },
})
