import { setTimeout as pause } from 'node:timers/promises'
import type { ShopProcess } from './processes.ts'
import type { Random } from './random.ts'

/** between kills, on top of the time that a start takes */
const lifeMs = { least: 1000, most: 6000 }
const pollMs = 50

/** Kills and starts servers until it is stopped or told to rest. */
export class Torment {
  #isResting = false
  #isOver = false
  #working = 0
  readonly #running: Promise<unknown>

  constructor(shops: readonly ShopProcess[], random: Random) {
    this.#running = Promise.all(shops.map((shop) => this.#torment(shop, random)))
  }

  async #torment(shop: ShopProcess, random: Random): Promise<void> {
    while (!this.#isOver) {
      const until = Date.now() + lifeMs.least + random.number() * (lifeMs.most - lifeMs.least)
      while (!this.#isOver && (this.#isResting || Date.now() < until)) await pause(pollMs)
      if (this.#isOver) return
      this.#working += 1
      await shop.kill()
      const started = shop.start()
      // sometimes in the middle of the start
      if (random.number() < 0.25) {
        await pause(random.number() * 3000)
        await shop.kill()
        await started
        await shop.start()
      } else await started
      this.#working -= 1
    }
  }

  /** Resolves when all servers run. They do until `resume`. */
  async rest(): Promise<void> {
    this.#isResting = true
    while (this.#working > 0) await Promise.race([pause(pollMs), this.#running])
  }

  resume(): void {
    this.#isResting = false
  }

  /** Resolves when all servers run. Throws if one has failed to start. */
  async stop(): Promise<void> {
    this.#isOver = true
    await this.#running
  }
}
