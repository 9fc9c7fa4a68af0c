import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const running: ChildProcess[] = []
const atEnd: (() => void)[] = []

interface StartOptions {
  cwd?: string
  env?: Record<string, string>
}

/** Starts a program that ends with this one. Resolves with its exit code. */
export function start(command: string, args: readonly string[], options: StartOptions = {}): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', cwd: options.cwd, env: { ...process.env, ...options.env } })
  running.push(child)
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => done(code ?? 1))
  })
}

/** Runs a program to its end. Throws if it fails. */
export async function run(command: string, args: readonly string[], options: StartOptions & { failure: string }): Promise<void> {
  if ((await start(command, args, options)) !== 0) throw new Error(options.failure)
}

/** Calls a function when everything is stopped. */
export const onStop = (work: () => void) => atEnd.push(work)

/** Ends everything that was started. */
export function stop(code: number): void {
  for (const child of running) child.kill()
  for (const work of atEnd) work()
  process.exitCode = code
}

/** Installs packages in a folder outside the project's dependencies, unless `proof` is there. */
export async function install(folder: string, name: string, packages: object, proof: string): Promise<void> {
  if (existsSync(join(folder, 'node_modules', proof))) return
  console.log(`Installing ${name} in ${folder}, which takes minutes …`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...packages }, undefined, 2))
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    failure: `${name} could not be installed; see the message of npm above.`,
  })
}

const pollMs = 500

/** Waits until a server answers. Throws if it ends before, or does not answer in `limitMs`. */
export async function untilReady(
  name: string,
  ended: Promise<number>,
  { answers, limitMs }: { answers: () => Promise<boolean>; limitMs: number },
): Promise<void> {
  let hasEnded = false
  ended.then(() => {
    hasEnded = true
  })
  for (const end = performance.now() + limitMs; performance.now() < end; await pause(pollMs)) {
    if (hasEnded) throw new Error(`${name} has ended; see its message above.`)
    if (await answers().catch(() => false)) return
  }
  throw new Error(`${name} does not answer.`)
}
