import { focusedElement } from '../../ui/focused-element.ts'

const layers = 'dialog[open], [aria-modal="true"], [role="dialog"]'
const fields = 'input, textarea, select, [contenteditable]'

/** Somebody is writing, or a window is open already: nothing should come in between. An open window of the kit has the focus. */
export function isPageBusy(): boolean {
  const isLayerOpen = [...document.querySelectorAll(layers)].some((layer) => layer.checkVisibility())
  return isLayerOpen || focusedElement()?.closest(`${layers}, ${fields}`) != null
}
