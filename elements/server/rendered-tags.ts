import { setBounded } from '../../src/base/bounded-map.ts'
import { stringify } from '../../src/model/stringify.ts'
import { $route } from '../../src/stores/page/route.ts'
import { findValue, type Rendered, type RenderState, renderInPasses } from './render-state.ts'

interface Known<T> extends Rendered<T> {
  route: unknown
}

/** an entry is as large as the markup of its tag, up to about 100 kB */
const maxTags = 100

/**
 * Renders a tag, or returns its cached markup. The markup depends only on the query, the route and the values it used. Values are loaded
 * again every few seconds, so a busy page renders each tag once in that time.
 */
export async function renderOnce<T>(state: RenderState, question: string, render: () => T): Promise<Rendered<T>> {
  const all = state.data.rendered as Map<string, Known<T>>
  const route = state.fixed.get($route)
  const known = all.get(question)
  const isSameRoute = known?.route === route || stringify(known?.route) === stringify(route)
  const isCurrent = isSameRoute && known?.used.every(({ name, key, value }) => findValue(state, name, key)?.value === value)
  if (known && isCurrent) return known
  const fresh = { ...(await renderInPasses(state, render)), route }
  setBounded(all, question, fresh, maxTags)
  return fresh
}
