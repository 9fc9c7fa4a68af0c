import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { chromiumPath } from '../runtime/chromium.ts'
import { chooseTests } from './chosen-tests.ts'
import { flakyStories, flakyTests, type Report, retryableFiles } from './flaky-tests.ts'
import { chosenSteps, groups, reportFolder, type Step } from './test-steps.ts'

/*
 * `npm test`: runs all checks and tests, and prints the totals on the last line. `npm test -- <file, folder or title>` runs just those, with
 * their output.
 */

interface Outcome {
  passed: number
  failed: number
  /** tests that passed on a retry */
  flaky: string[]
  /** runs again when everything else has finished */
  retry?: Step | undefined
}

function run(step: Step): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const [command = '', ...args] = step.command
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' } })
    let output = ''
    const append = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Repeats the failed files on their own, because a busy machine may have caused the failures; not after an error outside the tests. */
function createRetry(step: Step, report: Report, output: string): Step | undefined {
  const files = output.includes('Unhandled Error') ? [] : retryableFiles(report)
  return files.length ? step.alone?.(files) : undefined
}

function count(step: Step, code: number, output: string): Outcome {
  if (!step.report) return code === 0 ? { passed: 1, failed: 0, flaky: [] } : { passed: 0, failed: 1, flaky: [] }
  try {
    const report: Report = JSON.parse(readFileSync(step.report, 'utf8'))
    const failed = code === 0 ? report.numFailedTests : Math.max(report.numFailedTests, 1)
    return { passed: report.numPassedTests, failed, flaky: flakyTests(report), retry: createRetry(step, report, output) }
  } catch {
    return { passed: 0, failed: 1, flaky: [] }
  }
}

async function runStep(step: Step): Promise<Outcome> {
  console.log(`       ${step.name} …`)
  const started = Date.now()
  const { code, output } = await run(step)
  const outcome = count(step, code, output)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  if (outcome.failed) console.log(output)
  for (const line of [...outcome.flaky, ...flakyStories(output)]) console.log(`flaky  ${line}`)
  console.log(`${outcome.failed ? 'FAILED' : 'ok    '} ${step.name}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s`)
  return outcome
}

/** Prints the totals, alone on the last line, and sets the exit code. */
function printSummary({ passed, failed }: Pick<Outcome, 'passed' | 'failed'>) {
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
}

/** Runs the tests that the arguments name, one command after another, and prints what they print. */
async function runChosen(args: readonly string[]) {
  for (const { command } of chosenSteps(chooseTests(args))) {
    const [program = '', ...rest] = command
    const child = spawn(program, rest, { stdio: 'inherit' })
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
    if (code) process.exitCode = 1
  }
}

async function main() {
  const started = Date.now()
  try {
    process.env.CHROMIUM_PATH = chromiumPath()
  } catch (error) {
    console.error((error as Error).message)
    return printSummary({ passed: 0, failed: 1 })
  }
  const chosen = process.argv.slice(2)
  if (chosen.length) return runChosen(chosen)
  const sum = { passed: 0, failed: 0 }
  const failures: Outcome[] = []
  const runLane = async (lane: Step[]) => {
    for (const step of lane) {
      const outcome = await runStep(step)
      sum.passed += outcome.passed
      sum.failed += outcome.failed
      if (outcome.failed) failures.push(outcome)
    }
  }
  for (const group of groups) await Promise.all(group.map(runLane))
  for (const { retry, failed } of failures) {
    if (!retry || (await runStep(retry)).failed) continue
    sum.passed += failed
    sum.failed -= failed
    console.log(`flaky  ${failed} failed on a busy machine and passed when run alone, see above`)
  }
  rmSync(reportFolder, { recursive: true, force: true })
  console.log(`npm test took ${((Date.now() - started) / 1000).toFixed(0)} s`)
  printSummary(sum)
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
