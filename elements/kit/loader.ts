/*
 * The one script of a host page: finds shop tags, fetches their code, defines them. It has no static import in the
 * build (`?loader` copies a leaf module into it), what it shares with the kit goes through the registry on globalThis.
 */
import { loadChunk } from '../../src/base/dom/chunk.ts?loader'
import { shared } from '../../src/base/shared.ts?loader'
import { preloadRequests } from './preload.ts'
import { findContract, registry, runtime } from './registry.ts'

const loadLazyTags = () => import('./lazy-tags.ts')

function reportLoadError(tag: string, error: unknown) {
  console.error(error)
  loadLazyTags()
    .then(({ showLoadError }) => showLoadError(tag))
    .catch(() => {})
  for (const element of document.querySelectorAll(tag))
    element.dispatchEvent(new CustomEvent('shop-error', { bubbles: true, detail: { message: String(error) } }))
}

/** A `shop-config` may stand anywhere in the page: no tag comes alive before all of it is there. */
const whenParsed = () =>
  document.readyState === 'loading' ? new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true })) : undefined

function start() {
  const loading = new Map<string, Promise<void>>()
  const loadContract = async (tag: string) => {
    const code = registry[tag]
    return code ? findContract(await code(), tag) : (await loadLazyTags()).lazyRegistry[tag]?.()
  }
  /** Defines a tag once; a failed attempt may be repeated. A tag that is not the kit's stays what it is. */
  const defineTag = (tag: string): Promise<void> => {
    const pending = loading.get(tag)
    if (pending) return pending
    const task = Promise.all([loadChunk(runtime), loadChunk(() => loadContract(tag)), whenParsed()]).then(
      ([{ define }, contract]) => contract && define(contract),
    )
    task.catch((error: unknown) => {
      loading.delete(tag)
      reportLoadError(tag, error)
    })
    loading.set(tag, task)
    return task
  }
  const register = (element: Element) => {
    const name = element.localName
    if (name.startsWith('shop-') && !customElements.get(name)) void defineTag(name)
  }
  const discover = (parent: ParentNode) => {
    for (const element of parent.querySelectorAll(':not(:defined)')) register(element)
  }
  const observePage = async () => {
    // may carry a token: that file takes it out of the address, before anything is asked for (R12)
    if (/step|state|oken/.test(location.search)) await loadLazyTags().catch(() => {})
    new MutationObserver((records) => {
      for (const record of records)
        for (const node of record.addedNodes as NodeListOf<Element>)
          if (node.localName) {
            register(node)
            discover(node)
          }
    }).observe(document, { childList: true, subtree: true })
    discover(document)
    await whenParsed()
    if (loading.size) preloadRequests()
  }
  void observePage()
  return { defineTag }
}

/** The loader of the page: the first copy of the kit wins (R50). */
export const loader = typeof document === 'undefined' ? undefined : shared('loader', start)
