import { type ChildProcess, spawn } from 'node:child_process'
import { within } from './session.ts'

const running = new Set<ChildProcess>()
// a run that is interrupted leaves no browser behind
process.on('exit', () => {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** Starts a program in a process group of its own. */
export function start(command: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Ends a program and what it has started. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  process.kill(-child.pid, 'SIGTERM')
  await within(5000, 'ending a browser', ended).catch(() => process.kill(-(child.pid as number), 'SIGKILL'))
}

/** Waits for a line of a program's output; returns its match. */
export const outputOf = (child: ChildProcess, pattern: RegExp) =>
  within(
    60_000,
    `starting ${child.spawnfile}`,
    new Promise<RegExpExecArray>((resolve, reject) => {
      let text = ''
      const read = (data: Buffer) => {
        text += data
        const found = pattern.exec(text)
        if (found) resolve(found)
      }
      child.stdout?.on('data', read)
      child.stderr?.on('data', read)
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}: ${text.slice(-300)}`)))
    }),
  )
