import type { BadRow } from '../rows/import-row.ts'

/** Rows with the same fault. */
export interface Fault {
  /** the first rows, ordered by line */
  examples: BadRow[]
  /** number of rows that were skipped for it */
  rows: number
}

export interface ProblemLog {
  add(bad: Iterable<BadRow>): void
  /** ordered by the line of the first row */
  faults(): Fault[]
}

const maxExamples = 5
const maxFaults = 500

/** The wording of a problem without what differs from row to row: quoted texts and numbers. */
const wording = (problem: string) => problem.replace(/'[^']*'/g, "''").replace(/\d+/g, '0')

const byLine = (a: BadRow, b: BadRow) => a.line - b.line

/** Collects the problems of a file by their fault, so that its size depends on the number of faults, not of rows. */
export function createProblemLog(): ProblemLog {
  const known = new Map<string, Fault>()
  return {
    add(bad) {
      for (const row of bad) {
        const key = wording(row.problem)
        const fault = known.get(key) ?? { examples: [], rows: 0 }
        if (!known.has(key) && known.size >= maxFaults) continue
        known.set(key, fault)
        fault.rows += row.rows ?? 1
        if (fault.examples.length < maxExamples) fault.examples.push(row)
      }
    },
    faults() {
      for (const { examples } of known.values()) examples.sort(byLine)
      return [...known.values()].sort((a, b) => (a.examples[0]?.line ?? 0) - (b.examples[0]?.line ?? 0))
    },
  }
}
