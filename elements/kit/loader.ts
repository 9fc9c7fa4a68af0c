/*
 * The one script of a host page: finds shop tags, fetches their code, defines them. It has no static import in the
 * build (`?loader` copies a leaf module into it), what it shares with the kit goes through the registry on globalThis.
 */
import { loadChunk } from '../../src/base/dom/chunk.ts?loader'
import { shared } from '../../src/base/shared.ts?loader'
import { askEarly } from './early.ts'
import { contractIn, essentials, registry } from './registry.ts'

const otherTags = () => import('./tags.ts')

function fail(tag: string, error: unknown) {
  console.error(error)
  otherTags()
    .then(({ lost }) => lost(tag))
    .catch(() => {})
  for (const element of document.querySelectorAll(tag))
    element.dispatchEvent(new CustomEvent('shop-error', { bubbles: true, detail: { message: String(error) } }))
}

/** A `shop-config` may stand anywhere in the page: no tag comes alive before all of it is there. */
const parsed = () =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : undefined

function start() {
  const loading = new Map<string, Promise<void>>()
  const find = async (tag: string) => {
    const code = registry[tag]
    return code ? contractIn(await code(), tag) : (await otherTags()).tags[tag]?.()
  }
  /** Defines a tag once; a failed attempt may be repeated. A tag that is not the kit's stays what it is. */
  const defineTag = (tag: string): Promise<void> => {
    const begun = loading.get(tag)
    if (begun) return begun
    const task = Promise.all([loadChunk(essentials), loadChunk(() => find(tag)), parsed()]).then(
      ([{ define }, contract]) => contract && define(contract),
    )
    task.catch((error: unknown) => {
      loading.delete(tag)
      fail(tag, error)
    })
    loading.set(tag, task)
    return task
  }
  const visit = (element: Element) => {
    const name = element.localName
    if (name.startsWith('shop-') && !customElements.get(name)) void defineTag(name)
  }
  const scan = (parent: ParentNode) => {
    for (const element of parent.querySelectorAll(':not(:defined)')) visit(element)
  }
  const begin = async () => {
    // may carry a token: that file takes it out of the address, before anything is asked for (R12)
    if (/step|state|oken/.test(location.search)) await otherTags().catch(() => {})
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes as NodeListOf<Element>)
          if (node.localName) {
            visit(node)
            scan(node)
          }
    }).observe(document, { childList: true, subtree: true })
    scan(document)
    await parsed()
    if (loading.size) askEarly()
  }
  void begin()
  return { defineTag }
}

/** The loader of the page: the first copy of the kit wins (R50). */
export const loader = typeof document === 'undefined' ? undefined : shared('loader', start)
