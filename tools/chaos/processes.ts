import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../free-port.ts'

const server = join(import.meta.dirname, 'server.ts')
const readyTimeoutMs = 180_000

/** Servers with this environment, each on a port of its own, that have not been started. */
export async function openShops(count: number, env: Record<string, string>): Promise<ShopProcess[]> {
  const shops: ShopProcess[] = []
  while (shops.length < count) shops.push(new ShopProcess(await freePort(), env))
  return shops
}

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
      if (await this.#isReady()) return
      await pause(200)
    }
    throw new Error(`The server did not become ready: ${output}`)
  }

  /** Starts it again unless it is ready within this time. Resolves with whether it was started. */
  async revive(withinMs: number): Promise<boolean> {
    const until = Date.now() + withinMs
    while (Date.now() < until) {
      if (await this.#isReady()) return false
      await pause(200)
    }
    await this.kill()
    await this.start()
    return true
  }

  async #isReady(): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    return answer?.ok ?? false
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
