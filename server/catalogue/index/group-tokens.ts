import { eachRow, type RowSet } from './bits.ts'
import { addUp, type Grouped, groupsIn } from './grouped-rows.ts'
import type { Pause } from './slices.ts'

const eachOf = (set: RowSet, visit: (row: number) => void): void => ('list' in set ? set.list.forEach(visit) : eachRow(set.bits, visit))

/** The counted tokens by row. */
export async function groupTokens(
  sets: ReadonlyMap<number, RowSet>,
  fieldOfToken: ReadonlyMap<number, string>,
  size: number,
  pause: Pause,
): Promise<Grouped> {
  const counted = [...sets].filter(([token]) => fieldOfToken.has(token))
  const ends = new Uint32Array(size + 1)
  for (const [, set] of counted) {
    eachOf(set, (row) => {
      ends[row + 1] = (ends[row + 1] ?? 0) + 1
    })
    await pause()
  }
  await addUp(ends, pause)
  const next = ends.slice()
  const largest = counted.reduce((max, [token]) => Math.max(max, token), 0)
  const groups = groupsIn(ends, largest)
  for (const [token, set] of counted) {
    eachOf(set, (row) => {
      const at = next[row] ?? 0
      groups.values[at] = token
      next[row] = at + 1
    })
    await pause()
  }
  return groups
}
