import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const server = join(import.meta.dirname, 'server.ts')
const readyTimeoutMs = 180_000

/** A shop server in a process of its own, which is killed and started again. */
export class ShopProcess {
  readonly port: number
  readonly #env: Record<string, string>
  #child: ChildProcess | undefined
  kills = 0

  constructor(port: number, env: Record<string, string>) {
    this.port = port
    this.#env = env
  }

  /** Starts it; the returned promise resolves when it answers. */
  async start(): Promise<void> {
    let output = ''
    const child = spawn(process.execPath, ['--import', 'tsx', server], {
      env: { ...process.env, ...this.#env, PORT: String(this.port), TRUST_PROXY: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => (output = (output + bytes).slice(-2000)))
    this.#child = child
    const until = Date.now() + readyTimeoutMs
    while (Date.now() < until) {
      if (child.exitCode !== null) throw new Error(`The server ended by itself: ${output}`)
      if (child !== this.#child || child.signalCode) return // killed while it started
      const ready = await fetch(`http://127.0.0.1:${this.port}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
      if (ready?.ok) return
      await pause(200)
    }
    throw new Error(`The server did not become ready: ${output}`)
  }

  /** Sends SIGKILL, as the kernel does when memory runs out. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode) return
    this.kills += 1
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
}
