import { inSlices, type Pause } from './slices.ts'

/** Numbers by group, stored in two flat arrays. */
export interface Grouped {
  /** empty for an unknown group */
  of(group: number): Uint32Array | Uint16Array
}

const maxUint16 = 65_535

/** Groups that end at these positions, with room for numbers up to `largest`. */
export function groupsIn(ends: Uint32Array, largest: number): Grouped & { values: Uint32Array | Uint16Array } {
  const count = ends.at(-1) ?? 0
  const values = largest > maxUint16 ? new Uint32Array(count) : new Uint16Array(count)
  return {
    values,
    of: (group) => (group >= 0 && group < ends.length - 1 ? values.subarray(ends[group], ends[group + 1]) : values.subarray(0, 0)),
  }
}

/** Groups the pairs that `each` visits for the indexes of a range; the numbers of a group keep their order. Visits every index three times. */
export async function grouped(
  length: number,
  each: (from: number, to: number, visit: (group: number, value: number) => void) => void,
  pause: Pause,
): Promise<Grouped> {
  const visitAll = (visit: (group: number, value: number) => void) => inSlices(length, pause, (from, to) => each(from, to, visit))
  let [last, largest] = [-1, 0]
  await visitAll((group, value) => {
    last = Math.max(last, group)
    largest = Math.max(largest, value)
  })
  const ends = new Uint32Array(last + 2)
  await visitAll((group) => {
    ends[group + 1] = (ends[group + 1] ?? 0) + 1
  })
  await addUp(ends, pause)
  const next = ends.slice()
  const groups = groupsIn(ends, largest)
  await visitAll((group, value) => {
    groups.values[next[group] ?? 0] = value
    next[group] = (next[group] ?? 0) + 1
  })
  return groups
}

/** Turns the sizes of groups, each one place after its group, into the ends of the groups. */
export const addUp = (ends: Uint32Array, pause: Pause): Promise<void> =>
  inSlices(ends.length - 1, pause, (from, to) => {
    for (let group = from; group < to; group++) ends[group + 1] = (ends[group + 1] ?? 0) + (ends[group] ?? 0)
  })
