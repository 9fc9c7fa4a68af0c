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
  const queues = new Map<string, Set<Job>>()
  const lengthOf = (clientKey: string) => queues.get(clientKey)?.size ?? 0

  function removeJob(job: Job, clientKey: string): void {
    const jobs = queues.get(clientKey)
    jobs?.delete(job)
    if (jobs?.size === 0) queues.delete(clientKey)
  }

  /** Rejects a ticket; drops the job when it was the last one. */
  function leave(job: Job, ticket: Ticket, reason: unknown): void {
    if (!job.tickets.delete(ticket)) return
    if (![...job.tickets].some(({ clientKey }) => clientKey === ticket.clientKey)) removeJob(job, ticket.clientKey)
    ticket.reject(reason)
    if (job.tickets.size === 0) job.drop()
  }

  return {
    lengthOf,
    leave,
    join(job: Job, ticket: Ticket): void {
      job.tickets.add(ticket)
      queues.set(ticket.clientKey, (queues.get(ticket.clientKey) ?? new Set()).add(job))
    },
    /** Key of the client with the longest queue; '' if all are empty. */
    longest: (): string => [...queues.keys()].reduce((longest, key) => (lengthOf(key) > lengthOf(longest) ? key : longest), ''),
    /** Rejects the tickets of the newest job in a client's queue. */
    shorten(clientKey: string, reason: unknown): void {
      const job = [...(queues.get(clientKey) ?? [])].at(-1)
      for (const ticket of job?.tickets ?? []) if (job && ticket.clientKey === clientKey) leave(job, ticket, reason)
    },
    /** Removes and returns the first job of the client whose turn it is. */
    next(): Job | undefined {
      for (const [clientKey, [job]] of queues) {
        if (!job) continue
        for (const ticket of job.tickets) removeJob(job, ticket.clientKey)
        const rest = queues.get(clientKey)
        if (rest) {
          queues.delete(clientKey)
          queues.set(clientKey, rest)
        }
        job.tickets.clear()
        return job
      }
    },
    /** Rejects all tickets. */
    clear(reason: unknown): void {
      for (const jobs of queues.values()) for (const job of jobs) for (const ticket of job.tickets) leave(job, ticket, reason)
    },
  }
}
