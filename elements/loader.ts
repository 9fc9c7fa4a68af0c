/*
 * The one script of a host page: finds shop tags, fetches their code, defines them. It has no static import in the
 * build (`?loader` copies a leaf module into it), what it shares with the kit goes through the registry on globalThis.
 */
import { loadChunk } from '../src/base/chunk.ts?loader'
import { shared } from '../src/base/shared.ts?loader'
import { askEarly } from './early.ts'
import { registry, type ShopTag } from './registry.ts'

const isTag = (name: string): name is ShopTag => Object.hasOwn(registry, name)

function fail(tag: string, error: unknown) {
  console.error(error)
  for (const element of document.querySelectorAll(tag))
    element.dispatchEvent(new CustomEvent('shop-error', { bubbles: true, composed: true, detail: { message: String(error) } }))
}

/** A `shop-config` may stand anywhere in the page: no tag comes alive before all of it is there. */
const parsed = () =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : undefined

function start() {
  const loading = new Map<string, Promise<void>>()
  /** Defines a tag once; a failed attempt may be repeated. */
  const defineTag = (tag: ShopTag): Promise<void> => {
    const begun = loading.get(tag)
    if (begun) return begun
    const task = Promise.all([loadChunk(() => import('./essentials.ts')), loadChunk(registry[tag]), parsed()]).then(
      ([{ define }, contract]) => define(contract),
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
    if (isTag(name) && !customElements.get(name)) void defineTag(name)
  }
  const scan = (parent: ParentNode) => {
    for (const element of parent.querySelectorAll(':not(:defined)')) visit(element)
  }
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element) {
          visit(node)
          scan(node)
        }
  }).observe(document, { childList: true, subtree: true })
  scan(document)
  void Promise.resolve(parsed()).then(() => document.querySelector(Object.keys(registry).join()) && askEarly())
  return { tags: Object.keys(registry) as ShopTag[], defineTag }
}

/** The loader of the page: the first copy of the kit wins (R50). */
export const loader = typeof document === 'undefined' ? undefined : shared('loader', start)
