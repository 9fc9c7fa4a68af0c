import { focusedElement } from '../../ui/focused-element.ts'

const layers = 'dialog[open], [aria-modal="true"], [role="dialog"]'
const fields = 'input, textarea, select, [contenteditable]'

/** Somebody is writing, or a window is open already: nothing should come in between. */
export function isPageBusy(): boolean {
  const focused = focusedElement()
  return document.querySelector(layers) !== null || focused?.closest(`${layers}, ${fields}`) != null
}
