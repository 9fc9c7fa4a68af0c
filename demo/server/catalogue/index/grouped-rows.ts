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

/** Groups the pairs that `each` visits; the numbers of a group keep their order. Calls `each` three times. */
export function grouped(each: (visit: (group: number, value: number) => void) => void): Grouped {
  let [last, largest] = [-1, 0]
  each((group, value) => {
    last = Math.max(last, group)
    largest = Math.max(largest, value)
  })
  const ends = new Uint32Array(last + 2)
  each((group) => {
    ends[group + 1] = (ends[group + 1] ?? 0) + 1
  })
  for (let group = 0; group <= last; group++) ends[group + 1] = (ends[group + 1] ?? 0) + (ends[group] ?? 0)
  const next = ends.slice()
  const groups = groupsIn(ends, largest)
  each((group, value) => {
    groups.values[next[group] ?? 0] = value
    next[group] = (next[group] ?? 0) + 1
  })
  return groups
}
