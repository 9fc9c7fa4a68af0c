import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One part of `npm test`. */
export interface Step {
  name: string
  command: string[]
  /** file with a vitest or jest report; absent: the step counts as one check */
  report?: string
  /** the same for these files, while nothing else runs */
  alone?: (files: readonly string[]) => Step
}

/** Where the reports are, until all has run. */
export const reportFolder = mkdtempSync(join(tmpdir(), 'shop-kit-test-'))
const report = (name: string) => join(reportFolder, `${name.replaceAll(/\W+/g, '-')}.json`) // a shell may read it
const bin = (name: string) => join('node_modules', '.bin', name)

const script = (name: string, file: string, ...words: string[]): Step => ({ name, command: [bin('tsx'), file, ...words] })

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
  alone: (some) => vitest(project, `${project}, alone`, some),
})

const stories = (name = 'stories', files: readonly string[] = []): Step => ({
  ...script(name, 'scripts/stories.ts', report(name), ...files),
  report: report(name),
  alone: (some) => stories('stories, alone', some),
})

/** Groups run one after the other, the lanes of a group side by side, the steps of a lane in their order. */
export const groups: Step[][][] = [
  [
    // each further checker reads the types of the libraries anew
    [{ name: 'types', command: [bin('tsc'), '--noEmit', '--checkers', '1'] }],
    [
      { name: 'kit build', command: [bin('vite'), 'build', '--logLevel', 'warn'] },
      script('documentation', 'scripts/manifest.ts', '--check'),
      script('requirements', 'scripts/requirements.ts'),
    ],
  ],
  [
    [vitest('server')],
    [vitest('node'), { name: 'lint and layers', command: [bin('biome'), 'ci', '.', '--colors=off'] }],
    [
      {
        name: 'storybook build', // the stories alone: nobody opens the panels around them
        command: [bin('storybook'), 'build', '--test', '--preview-only', '-o', 'dist/storybook', '--quiet', '--disable-telemetry'],
      },
      vitest('rules'),
      { name: 'unused code', command: [bin('knip')] },
      { name: 'code that only tests use', command: [bin('knip'), '-c', 'knip.no-tests.json'] },
      script('sizes', 'scripts/sizes.ts', '--check'),
    ],
  ],
  // one waits for a timer or an answer where the other has work: side by side they end a minute earlier
  [[vitest('browser')], [stories()]],
]
