import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChosenTests } from './chosen-tests.ts'

/** One part of `npm test`. */
export interface Step {
  name: string
  command: string[]
  /** vitest or jest report; without one, the step counts as a single check */
  report?: string
  /** repeats the step for the given files, while nothing else runs */
  alone?: (files: readonly string[]) => Step
}

/** Temporary folder of the reports. */
export const reportFolder = mkdtempSync(join(tmpdir(), 'shop-kit-test-'))
const report = (name: string) => join(reportFolder, `${name.replaceAll(/\W+/g, '-')}.json`) // no characters that a shell interprets
const bin = (name: string) => join('node_modules', '.bin', name)

const script = (name: string, file: string, ...args: string[]): Step => ({ name, command: [bin('tsx'), file, ...args] })

const vitest = (project: string, name = project, files: readonly string[] = []): Step => ({
  name: `tests: ${name}`,
  command: [
    bin('vitest'),
    'run',
    ...files,
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ],
  report: report(name),
  alone: (failedFiles) => vitest(project, `${project}, alone`, failedFiles),
})

const stories = (name = 'stories', files: readonly string[] = []): Step => ({
  ...script(name, 'tools/storybook/stories.ts', report(name), ...files),
  report: report(name),
  alone: (failedFiles) => stories('stories, alone', failedFiles),
})

const storybookBuild: Step = {
  name: 'storybook build', // without the manager, which tests do not open
  command: [bin('storybook'), 'build', '--test', '--preview-only', '-o', 'dist/storybook', '--quiet', '--disable-telemetry'],
}

/** The commands that run single tests. Stories are built first, because they run from the built Storybook. */
export function chosenSteps({ tests, stories: files, title }: ChosenTests): Step[] {
  const byTitle = title === undefined ? [] : ['-t', title.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')]
  const run: Step = { name: 'tests', command: [bin('vitest'), 'run', ...tests, ...byTitle] }
  const runStories: Step = script('stories', 'tools/storybook/stories.ts', '', ...files, ...byTitle)
  return [...(tests.length ? [run] : []), ...(files.length ? [storybookBuild, runStories] : [])]
}

/** Groups run in sequence, the lanes of a group in parallel, the steps of a lane in sequence. */
export const groups: Step[][][] = [
  [
    // every additional checker loads the libraries' types again
    [{ name: 'types', command: [bin('tsc'), '--noEmit', '--checkers', '1'] }],
    [
      { name: 'kit build', command: [bin('vite'), 'build', '--logLevel', 'warn'] },
      { name: 'renderer build', command: [bin('vite'), 'build', '--config', 'vite.server.config.ts', '--logLevel', 'error'] },
      script('documentation', 'tools/manifest/manifest.ts', '--check'),
      script('documentation site', 'tools/docs/docs.tsx', '--keep-kit'),
      script('requirements', 'tools/requirements/requirements.ts'),
      script('npm package', 'tools/package/build.ts', '--check'),
    ],
  ],
  [
    [vitest('server')],
    [
      vitest('node'),
      { name: 'lint and layers', command: [bin('biome'), 'ci', '.', '--colors=off'] },
      script('browser floor', 'tools/floor/check-floor.ts'),
    ],
    [
      storybookBuild,
      vitest('rules'),
      { name: 'unused code', command: [bin('knip')] },
      { name: 'code used only by tests', command: [bin('knip'), '-c', 'knip.no-tests.json'] },
      script('sizes', 'tools/sizes/sizes.ts', '--check'),
      script('sample apps', 'tools/hosts/test.ts', '--linked'),
    ],
  ],
  // both spend time waiting for timers and responses, so in parallel they finish a minute earlier
  [[vitest('browser')], [stories()]],
]
