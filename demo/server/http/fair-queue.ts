/** A pending request for a job, queued under the key of its client. */
export interface Ticket {
  clientKey: string
  reject: (reason: unknown) => void
}

/** Queued work; several tickets may share one job. */
export interface Job {
  tickets: Set<Ticket>
  start: () => Promise<void>
  /** called when the last ticket has left */
  drop: () => void
}

/** One queue per client, served round-robin, so that a client with many jobs delays only itself. */
export function createFairQueue() {
  const lines = new Map<string, Set<Job>>()
  const queueLength = (line: string) => lines.get(line)?.size ?? 0

  function removeJob(job: Job, line: string): void {
    const jobs = lines.get(line)
    jobs?.delete(job)
    if (jobs?.size === 0) lines.delete(line)
  }

  /** Rejects a ticket; drops the job when it was the last one. */
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
    /** Key of the client with the longest queue; '' if all are empty. */
    longest: (): string => [...lines.keys()].reduce((longest, line) => (queueLength(line) > queueLength(longest) ? line : longest), ''),
    /** Rejects the tickets of the newest job in a client's queue. */
    shorten(line: string, reason: unknown): void {
      const job = [...(lines.get(line) ?? [])].at(-1)
      for (const place of job?.tickets ?? []) if (job && place.clientKey === line) leave(job, place, reason)
    },
    /** Removes and returns the first job of the client whose turn it is. */
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
    /** Rejects all tickets. */
    clear(reason: unknown): void {
      for (const jobs of lines.values()) for (const job of jobs) for (const place of job.tickets) leave(job, place, reason)
    },
  }
}
