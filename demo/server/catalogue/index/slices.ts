import { setImmediate as breathe } from 'node:timers/promises'

/** Lets the server answer requests if the work has lasted for a slice since the last time. */
export type Pause = () => Promise<void>

/** Short enough that several slices, and what the garbage collector adds, stay below 50 ms. */
const sliceMs = 8

export function createPause(ms = sliceMs): Pause {
  let from = performance.now()
  return async () => {
    if (performance.now() - from < ms) return
    await breathe()
    from = performance.now()
  }
}

const chunkLength = 4096

/** Sorts in place like `sort` with a function, which must not return 0 for different items; merges sorted chunks, with pauses. */
export async function sortInSlices(items: Uint32Array, compare: (a: number, b: number) => number, pause: Pause): Promise<Uint32Array> {
  for (let start = 0; start < items.length; start += chunkLength) {
    items.subarray(start, start + chunkLength).sort(compare)
    await pause()
  }
  let [from, to]: [Uint32Array, Uint32Array] = [items, new Uint32Array(items.length)]
  for (let length = chunkLength; length < items.length; length *= 2) {
    for (let start = 0; start < from.length; start += 2 * length) {
      const middle = Math.min(start + length, from.length)
      const end = Math.min(middle + length, from.length)
      let [left, right] = [start, middle]
      for (let at = start; at < end; at++) {
        const takesLeft = left < middle && (right >= end || compare(from[left] ?? 0, from[right] ?? 0) <= 0)
        to[at] = from[takesLeft ? left++ : right++] ?? 0
        if (at % chunkLength === 0) await pause()
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}
