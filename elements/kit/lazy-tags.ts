import { lazyTags } from './generated-tags.ts'
import './hide-secrets.ts'

/* The loader fetches this file in parallel with the runtime if the page has a tag that is not a core tag (registry.ts). */

export const lazyRegistry: Record<string, () => Promise<object>> = lazyTags

/** The module of a lazy tag. Another tag is misspelled, or one of the host page. */
export async function loadLazyModule(tag: string): Promise<object | undefined> {
  const load = lazyRegistry[tag]
  // prefetched, because a page renders a header; if this fails, the header's own load reports it
  if (tag === 'shop-page') import('../header.ts').catch(() => {})
  if (load) return load()
  if (tag !== 'shop-announcer') (await import('./typos.chunk.ts')).reportTag(tag, Object.keys(lazyTags))
  return undefined
}

/** Shows an error in place of a tag whose code failed to load. */
export const showLoadError = (tag: string) => import('./element-load-error.tsx').then((file) => file.showLoadError(tag))

export type LazyTag = keyof typeof lazyTags
