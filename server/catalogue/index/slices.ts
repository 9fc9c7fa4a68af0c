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

/** Calls `work` with one range after the other, up to `length`, with pauses. */
export async function inSlices(length: number, pause: Pause, work: (from: number, to: number) => void): Promise<void> {
  for (let from = 0; from < length; from += chunkLength) {
    work(from, Math.min(from + chunkLength, length))
    await pause()
  }
}

const ascending = (a: number, b: number) => a - b

/**
 * Sorts in place, by value or like `sort` with a function, which must not return 0 for different items; merges sorted chunks, with
 * pauses. Returns the sorted array, which may be another one.
 */
export async function sortInSlices<A extends Uint32Array | Float64Array>(
  items: A,
  pause: Pause,
  compare?: (a: number, b: number) => number,
): Promise<A> {
  await inSlices(items.length, pause, (start, end) => items.subarray(start, end).sort(compare))
  const order = compare ?? ascending
  let [from, to]: [A, A] = [items, items.slice() as A]
  for (let length = chunkLength; length < items.length; length *= 2) {
    for (let start = 0; start < from.length; start += 2 * length) {
      const middle = Math.min(start + length, from.length)
      const end = Math.min(middle + length, from.length)
      let [left, right] = [start, middle]
      for (let at = start; at < end; at++) {
        const takesLeft = left < middle && (right >= end || order(from[left] ?? 0, from[right] ?? 0) <= 0)
        to[at] = from[takesLeft ? left++ : right++] ?? 0
        if (at % chunkLength === 0) await pause()
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}
