import { options, type VNode } from 'preact'
import { useMemo } from 'preact/hooks'

/*
 * Replaces `library.ts` in a build with Preact (scripts/renderer.ts), and restores behaviour of React that the views and Ark
 * depend on. Preact is pinned exactly, because this file uses its mangled names `__e` and `__r`.
 */
export const library = 'preact-1'

/** A vnode with its DOM node. */
interface RenderedNode extends VNode {
  __e?: Element
}

/** The component that renders now, and the effects to run after the diff of its subtree. */
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

/**
 * Runs before layout effects, so that no component measures without its styles; Preact's version does not. Children run before
 * parents, whose sheets win.
 */
export const useInsertionEffect = (effect: () => void, given: readonly unknown[]) =>
  useMemo(() => {
    if (currentNode) pendingEffects.set(currentNode, [...(pendingEffects.get(currentNode) ?? []), effect])
  }, given)

// runs effects in a microtask instead of the next frame: focus moves into an opened dialog in the same task
options.requestAnimationFrame = queueMicrotask

// renders after the listeners of `input`: a password manager fills and leaves a field in one task, which must not lose the value
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

// drops javascript: URLs, as React does, in case a view misses `safeUrl`
const urlAttributes = ['href', 'src', 'action', 'formAction', 'xlinkHref']
const isScriptUrl = (value: unknown) => typeof value === 'string' && /^javascript:/i.test(value.replace(/[\0- ]/g, ''))

options.vnode = ((make) => (vnode: VNode<Record<string, unknown>>) => {
  if (typeof vnode.type === 'string') for (const name of urlAttributes) if (isScriptUrl(vnode.props[name])) delete vnode.props[name]
  make?.(vnode)
})(options.vnode)

// an element that is removed while focused fires `focusout`, although the user did not leave it
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
