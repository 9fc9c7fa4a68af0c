/** Lets each key through `times` in `seconds`; `take` answers 0 or the whole seconds to wait. Keeps at most 10,000 keys. */
export function makeLimiter({ times, seconds, now }: { times: number; seconds: number; now: () => Date }) {
  const maxKeys = 10_000
  const visits = new Map<string, number[]>()
  return {
    take(key: string): number {
      const at = now().getTime() / 1000
      const recent = (visits.get(key) ?? []).filter((visit) => visit > at - seconds)
      visits.delete(key)
      const oldest = recent[0]
      const full = recent.length >= times && oldest !== undefined
      visits.set(key, full ? recent : [...recent, at])
      for (const known of visits.keys()) {
        if (visits.size <= maxKeys) break
        visits.delete(known)
      }
      return full ? Math.max(1, Math.ceil(oldest + seconds - at)) : 0
    },
  }
}
