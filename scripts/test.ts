import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumPath } from './chromium.ts'
import { lastChances, type Report, secondChances, storyChances } from './second-chances.ts'

/** The whole of `npm test`: every check and every test, and one closing line with the sum. */
interface Step {
  name: string
  command: string[]
  /** file with a vitest or jest report; absent: the step counts as one check */
  report?: string
  /** the same for these files, while nothing else runs */
  alone?: (files: readonly string[]) => Step
}

interface Outcome {
  passed: number
  failed: number
  /** tests that passed at their second chance */
  again: string[]
  /** what runs once more when the machine is quiet */
  alone?: Step | undefined
}

const folder = mkdtempSync(join(tmpdir(), 'shop-kit-test-'))
const report = (name: string) => join(folder, `${name.replaceAll(/\W+/g, '-')}.json`) // a shell may read it
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
const groups: Step[][][] = [
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
      script('sizes', 'scripts/sizes.ts', '--check'),
    ],
  ],
  // one waits for a timer or an answer where the other has work: side by side they end a minute earlier
  [[vitest('browser')], [stories()]],
]

function run(step: Step): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const [command = '', ...words] = step.command
    const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' } })
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Tests that failed twice on a busy machine run once more alone; an error outside of all tests is none of theirs. */
function alone(step: Step, report: Report, output: string): Step | undefined {
  const files = output.includes('Unhandled Error') ? [] : lastChances(report)
  return files.length ? step.alone?.(files) : undefined
}

function count(step: Step, code: number, output: string): Outcome {
  if (!step.report) return code === 0 ? { passed: 1, failed: 0, again: [] } : { passed: 0, failed: 1, again: [] }
  try {
    const report: Report = JSON.parse(readFileSync(step.report, 'utf8'))
    const failed = code === 0 ? report.numFailedTests : Math.max(report.numFailedTests, 1)
    return { passed: report.numPassedTests, failed, again: secondChances(report), alone: alone(step, report, output) }
  } catch {
    return { passed: 0, failed: 1, again: [] }
  }
}

async function take(step: Step): Promise<Outcome> {
  console.log(`       ${step.name} …`)
  const started = Date.now()
  const { code, output } = await run(step)
  const outcome = count(step, code, output)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  if (outcome.failed) console.log(output)
  for (const line of [...outcome.again, ...storyChances(output)]) console.log(`again  ${line}`)
  console.log(`${outcome.failed ? 'FAILED' : 'ok    '} ${step.name}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s`)
  return outcome
}

/** The closing line, alone, and the exit code that goes with it. */
function close({ passed, failed }: Pick<Outcome, 'passed' | 'failed'>) {
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
}

async function main() {
  const started = Date.now()
  try {
    process.env.CHROMIUM_PATH = chromiumPath()
  } catch (error) {
    console.error((error as Error).message)
    return close({ passed: 0, failed: 1 })
  }
  const sum = { passed: 0, failed: 0 }
  const failures: Outcome[] = []
  const takeInTurn = async (lane: Step[]) => {
    for (const step of lane) {
      const outcome = await take(step)
      sum.passed += outcome.passed
      sum.failed += outcome.failed
      if (outcome.failed) failures.push(outcome)
    }
  }
  for (const group of groups) await Promise.all(group.map(takeInTurn))
  for (const { alone, failed } of failures) {
    if (!alone || (await take(alone)).failed) continue
    sum.passed += failed
    sum.failed -= failed
    console.log(`again  ${failed} failed on a busy machine and passed alone: see above`)
  }
  rmSync(folder, { recursive: true, force: true })
  console.log(`npm test took ${((Date.now() - started) / 1000).toFixed(0)} s`)
  close(sum)
}

await main()
