/** One who waits for a job, in the line of the client that asked for it. */
export interface Place {
  line: string
  refuse: (reason: unknown) => void
}

/** Work that waits for its turn; several may wait for the same. */
export interface Job {
  places: Set<Place>
  start: () => Promise<void>
  /** nobody waits for it any more */
  drop: () => void
}

/** Jobs in lines, one for each client. The lines take turns: a long one holds up only those who stand in it. */
export function makeLines() {
  const lines = new Map<string, Set<Job>>()
  const lengthOf = (line: string) => lines.get(line)?.size ?? 0

  function takeOut(job: Job, line: string): void {
    const jobs = lines.get(line)
    jobs?.delete(job)
    if (jobs?.size === 0) lines.delete(line)
  }

  /** Sends one away who waits; a job for which nobody waits is dropped. */
  function leave(job: Job, place: Place, reason: unknown): void {
    if (!job.places.delete(place)) return
    if (![...job.places].some(({ line }) => line === place.line)) takeOut(job, place.line)
    place.refuse(reason)
    if (job.places.size === 0) job.drop()
  }

  return {
    lengthOf,
    leave,
    join(job: Job, place: Place): void {
      job.places.add(place)
      lines.set(place.line, (lines.get(place.line) ?? new Set()).add(job))
    },
    /** The line in which most wait. */
    longest: (): string => [...lines.keys()].reduce((longest, line) => (lengthOf(line) > lengthOf(longest) ? line : longest), ''),
    /** Sends those away who came last into a line. */
    shorten(line: string, reason: unknown): void {
      const job = [...(lines.get(line) ?? [])].at(-1)
      for (const place of job?.places ?? []) if (job && place.line === line) leave(job, place, reason)
    },
    /** The first job of the line whose turn it is, taken out of all lines. */
    next(): Job | undefined {
      for (const [line, [job]] of lines) {
        if (!job) continue
        for (const place of job.places) takeOut(job, place.line)
        const rest = lines.get(line)
        if (rest) {
          lines.delete(line)
          lines.set(line, rest)
        }
        job.places.clear()
        return job
      }
    },
    /** Sends everybody away. */
    clear(reason: unknown): void {
      for (const jobs of lines.values()) for (const job of jobs) for (const place of job.places) leave(job, place, reason)
    },
  }
}
