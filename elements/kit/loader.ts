/*
 * The script that a host page includes: finds shop tags, loads their code and defines them. In the build it has no static
 * imports (`?loader` copies a leaf module into it); it shares state with the kit through `shared`, a registry on globalThis.
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

/** Keeps the last click on markup of a server until its code can answer it (prerendered.chunk.ts). Links work without it. */
function keepClick(event: Event) {
  const host = event.target as HTMLElement & { shopClick?: Element } // outside of shadow roots, the host of the clicked element
  const [clicked] = event.composedPath() as [Element]
  if (host.hasAttribute('data-shop-rendered') && !clicked.closest('a')) {
    event.preventDefault()
    host.shopClick = clicked
  }
}

/** No tag is defined before the page is parsed, because a `shop-config` may be anywhere in it. */
const whenParsed = () =>
  document.readyState === 'loading' ? new Promise((resolve) => addEventListener('DOMContentLoaded', resolve)) : undefined

function start() {
  const loading = new Map<string, Promise<void>>()
  const loadContract = async (tag: string) => {
    const code = registry[tag]
    return code ? findContract(await code(), tag) : (await loadLazyTags()).lazyRegistry[tag]?.()
  }
  /** Defines a tag once; a failed attempt can be retried. Ignores tags that are not part of the kit. */
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
    // cheap test for any parameter that hide-secrets.ts may remove: `step` (password-change), `state` (social login) and
    // `token`/`Token`. A false positive only loads lazy-tags.ts early, which hides the secrets before any request (R12).
    if (/step|state|oken/.test(location.search)) await loadLazyTags().catch(() => {})
    new MutationObserver((records) => {
      for (const record of records)
        for (const node of record.addedNodes as NodeListOf<Element>)
          if (node.localName) {
            register(node)
            discover(node)
          }
    }).observe(document, { childList: true, subtree: true })
    addEventListener('click', keepClick, true)
    discover(document)
    await whenParsed()
    if (loading.size) preloadRequests()
  }
  void observePage()
  return { defineTag }
}

/** The loader of the page: the first copy of the kit wins (R50). Undefined on a server. */
export const loader = globalThis.document && shared('loader', start)
