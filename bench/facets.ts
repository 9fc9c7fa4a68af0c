import { readListingQuery } from '../server/catalogue/answers/read-listing-query.ts'
import type { Snapshot } from '../server/catalogue/index/catalogue.ts'
import type { Facets } from '../server/catalogue/index/scope.ts'
import type { Db } from '../server/db/db.ts'

/** A category with two multi-select filters and a range. */
export const listing =
  'category=kitchen&includeSubCategories=true&splitByAttribute=colour&da-material=steel|stainless|oak&da-brand=hulten|kalvis|medis|rasa&price=5|80'

/** Milliseconds: the median of some runs, after a few that compile. */
export async function median(runs: number, work: (run: number) => Promise<unknown>): Promise<number> {
  for (let run = 0; run < 3; run++) await work(run)
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const started = performance.now()
    await work(run)
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  return Number(times[Math.floor(times.length / 2)]?.toFixed(2))
}

/** Milliseconds of the first page of the listing with its count and its filters. */
export async function medianFacets(runs: number, db: Db, snapshot: Snapshot, facets: Facets = snapshot.facets): Promise<number> {
  const { scope, order } = await readListingQuery(db, snapshot, new URLSearchParams(listing), { language: 'en' })
  return median(runs, async () => {
    await facets.page(scope, order, 0, 50)
    await facets.facets(scope)
  })
}
