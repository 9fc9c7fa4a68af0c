import { options, type VNode } from 'preact'
import { useMemo } from 'preact/hooks'

/*
 * Stands in for `library.ts` where the kit is built upon Preact (scripts/kit-library.ts), and has it keep what React does and
 * that the views and Ark rely upon. Preact is pinned exactly: two of its short names are used here, `__e` and `__r`.
 */
export const library = 'preact-1'

/** What was drawn, with its node. */
interface RenderedNode extends VNode {
  __e?: Element
}

/** The part that is drawn at the moment, and what is to be done when it and all parts within are. */
let currentNode: VNode | undefined
const pendingEffects = new WeakMap<VNode, (() => void)[]>()
const hooks: typeof options & { __r?: (vnode: VNode) => void } = options

hooks.__r = ((begin) => (vnode: VNode) => {
  currentNode = vnode
  begin?.(vnode)
})(hooks.__r)

hooks.diffed = ((end) => (vnode: VNode) => {
  for (const act of pendingEffects.get(vnode) ?? []) act()
  pendingEffects.delete(vnode)
  end?.(vnode)
})(hooks.diffed)

/** Preact's own comes with the layout effects, when parts have measured. This one comes before, within first: what holds a part wins. */
export const useInsertionEffect = (effect: () => void, given: readonly unknown[]) =>
  useMemo(() => {
    if (currentNode) pendingEffects.set(currentNode, [...(pendingEffects.get(currentNode) ?? []), effect])
  }, given)

// effects come with the change that asks for them: focus moves into what opened within the same turn
options.requestAnimationFrame = queueMicrotask

// what is typed is drawn when all have heard of it: whoever fills a field and leaves it in one go, as password managers do, is not lost
let pendingRender: (() => void) | undefined
const flushRender = () => {
  const work = pendingRender
  pendingRender = undefined
  work?.()
}
options.debounceRendering = (work) => {
  pendingRender = work
  queueMicrotask(flushRender)
}
globalThis.window?.addEventListener('input', flushRender)

// an address that is code is not drawn, whoever forgot the guard (`safe-url.ts`)
const urlAttributes = ['href', 'src', 'action', 'formAction', 'xlinkHref']
const isScriptUrl = (value: unknown) => typeof value === 'string' && /^javascript:/i.test(value.replace(/[\0- ]/g, ''))

options.vnode = ((make) => (vnode: VNode<Record<string, unknown>>) => {
  if (typeof vnode.type === 'string') for (const name of urlAttributes) if (isScriptUrl(vnode.props[name])) delete vnode.props[name]
  make?.(vnode)
})(options.vnode)

// what is taken away with the focus in it has not been left by anybody
const removedNodes = new WeakSet<EventTarget>()

options.unmount = ((unmount) => (vnode: RenderedNode) => {
  if (typeof vnode.type === 'string' && vnode.__e) removedNodes.add(vnode.__e)
  unmount?.(vnode)
})(options.unmount)

const ignoreRemovedFocus = (event: FocusEvent) => {
  const [target] = event.composedPath()
  if (target && removedNodes.has(target)) event.stopImmediatePropagation()
}
globalThis.window?.addEventListener('focusout', ignoreRemovedFocus, true)
