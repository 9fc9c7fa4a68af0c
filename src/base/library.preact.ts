import { options, type VNode } from 'preact'
import { useMemo } from 'preact/hooks'

/*
 * Stands in for `library.ts` where the kit is built upon Preact (scripts/kit-library.ts), and has it keep what React does and
 * that the views and Ark rely upon. Preact is pinned exactly: one of its short names is used here.
 */
export const library = 'preact-1'

/** Preact's own comes with the layout effects, after refs and parts have measured. What is drawn here is shown: nothing is drawn in vain. */
export const useInsertionEffect = (effect: () => void, given: readonly unknown[]) => useMemo(effect, given)

/** What was drawn, with its node, which Preact keeps under a short name. */
interface Drawn extends VNode {
  __e?: Element
}

// effects come with the change that asks for them: focus moves into what opened within the same turn
options.requestAnimationFrame = queueMicrotask

// what is taken away with the focus in it has not been left by anybody
const gone = new WeakSet<EventTarget>()

options.unmount = ((unmount) => (vnode: Drawn) => {
  if (typeof vnode.type === 'string' && vnode.__e) gone.add(vnode.__e)
  unmount?.(vnode)
})(options.unmount)

const leaving = (event: FocusEvent) => {
  const [target] = event.composedPath()
  if (target && gone.has(target)) event.stopImmediatePropagation()
}
globalThis.window?.addEventListener('focusout', leaving, true)
