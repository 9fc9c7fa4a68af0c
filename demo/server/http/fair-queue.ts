/** One who waits for a job, in the line of the client that asked for it. */
export interface Ticket {
  clientKey: string
  reject: (reason: unknown) => void
}

/** Work that waits for its turn; several may wait for the same. */
export interface Job {
  tickets: Set<Ticket>
  start: () => Promise<void>
  /** nobody waits for it any more */
  drop: () => void
}

/** Jobs in lines, one for each client. The lines take turns: a long one holds up only those who stand in it. */
export function createFairQueue() {
  const lines = new Map<string, Set<Job>>()
  const queueLength = (line: string) => lines.get(line)?.size ?? 0

  function removeJob(job: Job, line: string): void {
    const jobs = lines.get(line)
    jobs?.delete(job)
    if (jobs?.size === 0) lines.delete(line)
  }

  /** Sends one away who waits; a job for which nobody waits is dropped. */
  function leave(job: Job, place: Ticket, reason: unknown): void {
    if (!job.tickets.delete(place)) return
    if (![...job.tickets].some(({ clientKey: line }) => line === place.clientKey)) removeJob(job, place.clientKey)
    place.reject(reason)
    if (job.tickets.size === 0) job.drop()
  }

  return {
    lengthOf: queueLength,
    leave,
    join(job: Job, place: Ticket): void {
      job.tickets.add(place)
      lines.set(place.clientKey, (lines.get(place.clientKey) ?? new Set()).add(job))
    },
    /** The line in which most wait. */
    longest: (): string => [...lines.keys()].reduce((longest, line) => (queueLength(line) > queueLength(longest) ? line : longest), ''),
    /** Sends those away who came last into a line. */
    shorten(line: string, reason: unknown): void {
      const job = [...(lines.get(line) ?? [])].at(-1)
      for (const place of job?.tickets ?? []) if (job && place.clientKey === line) leave(job, place, reason)
    },
    /** The first job of the line whose turn it is, taken out of all lines. */
    next(): Job | undefined {
      for (const [line, [job]] of lines) {
        if (!job) continue
        for (const place of job.tickets) removeJob(job, place.clientKey)
        const rest = lines.get(line)
        if (rest) {
          lines.delete(line)
          lines.set(line, rest)
        }
        job.tickets.clear()
        return job
      }
    },
    /** Sends everybody away. */
    clear(reason: unknown): void {
      for (const jobs of lines.values()) for (const job of jobs) for (const place of job.tickets) leave(job, place, reason)
    },
  }
}
