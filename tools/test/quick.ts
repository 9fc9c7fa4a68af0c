import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { changedFiles } from './changed-files.ts'
import { reachedTests } from './reached-tests.ts'

/*
 * `npm run quick`: types, lint, and the tests without a browser that a change reaches. The change is what differs from `main`, or the files
 * named. `-- --watch` repeats the tests when a file is saved.
 */
interface Check {
  name: string
  command: string[]
}

const bin = (name: string) => join('node_modules', '.bin', name)
const args = process.argv.slice(2)
const watches = args.includes('--watch')
const named = args.filter((arg) => !arg.startsWith('--'))
const files = named.length ? named : changedFiles()
const { sources, tests, skipped } = reachedTests(files)
const unit = [
  bin('vitest'),
  'related',
  watches ? '--watch' : '--run',
  '--project',
  'rules',
  '--exclude',
  'tests/project/**',
  '--passWithNoTests',
]
const others = [bin('vitest'), watches ? '--watch' : '--run', '--project', 'rules', '--project', 'server', '--project', 'node']

const checks: Check[] = [
  { name: 'types', command: [bin('tsc'), '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'] },
  ...(files.length
    ? [
        {
          name: 'lint',
          command: [bin('biome'), 'check', '--files-ignore-unknown=true', '--no-errors-on-unmatched', '--colors=off', ...files],
        },
      ]
    : []),
  ...(sources.length ? [{ name: 'unit tests', command: [...unit, ...sources] }] : []),
  ...(tests.length ? [{ name: `tests of ${tests.join(', ')}`, command: [...others, ...tests] }] : []),
]

function run({ name, command: [program = '', ...rest] }: Check): Promise<boolean> {
  const started = Date.now()
  return new Promise((resolve) => {
    const child = spawn(program, rest, { stdio: watches ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk))
    child.on('close', (code) => {
      if (code) console.log(output)
      console.log(`${code ? 'FAILED' : 'ok    '} ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
      resolve(code === 0)
    })
  })
}

if (watches) {
  const test = checks.findLast(({ command }) => command[0] === bin('vitest'))
  if (test) await run(test)
  else console.log('No test reaches the change.')
} else {
  const [types, ...rest] = checks
  const inTurn = async () => {
    const passed: boolean[] = []
    for (const check of rest) passed.push(await run(check))
    return passed
  }
  const passed = await Promise.all([types ? run(types) : true, inTurn()])
  if (skipped.length) console.log(`Not run, as they need a browser: npm test -- ${skipped.join(' ')}`)
  process.exitCode = passed.flat().every(Boolean) ? 0 : 1
}
