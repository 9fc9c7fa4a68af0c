import { existsSync } from 'node:fs'

/** What a quick check of changed files runs. */
export interface ReachedTests {
  /** sources whose importing unit tests run */
  sources: string[]
  /** files and folders of tests without a browser */
  tests: string[]
  /** changed tests that need a browser, which a quick check leaves out */
  skipped: string[]
}

const code = /\.(ts|tsx)$/
const withoutBrowser = /^tests\/(domain|base|project|server|api|stores)\/.*\.test\.tsx?$/
const withBrowser = /^(tests\/(elements|e2e)|stories)\/.*\.(test|stories)\.tsx?$/

/** Folders of tests with the subject of a source: tests/stores/cart for src/domain/cart/vat.ts, tests/server/cart for the server's cart. */
const subjectTests: readonly (readonly [source: RegExp, tests: (subject: string) => string])[] = [
  [/^src\/(?:domain|model|stores|api)\/(\w[\w-]*)\//, (subject) => `tests/stores/${subject}`],
  [/^src\/api\/(\w[\w-]*)\//, (subject) => `tests/api/${subject}`],
  [/^(?:demo\/)?server\/(?:routes\/)?(\w[\w-]*)\//, (subject) => `tests/server/${subject}`],
  [/^(gateway)\//, (subject) => `tests/server/${subject}`],
]

/** The tests that a change of these files reaches. Unit tests are found by imports, tests of stores and server by their subject. */
export function reachedTests(files: readonly string[], exists: (path: string) => boolean = existsSync): ReachedTests {
  const bySubject = files.flatMap((file) =>
    subjectTests.flatMap(([source, tests]) => {
      const subject = source.exec(file)?.[1]
      return subject && exists(tests(subject)) ? [tests(subject)] : []
    }),
  )
  return {
    sources: files.filter((file) => code.test(file) && /^(src|elements|server|demo|gateway)\//.test(file)),
    tests: [...new Set([...files.filter((file) => withoutBrowser.test(file)), ...bySubject])],
    skipped: files.filter((file) => withBrowser.test(file)),
  }
}
