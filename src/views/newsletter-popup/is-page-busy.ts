import { focusedElement } from '../../ui/overlays/focused-element.ts'

/** Somebody is writing, or a window is open already: nothing should come in between. An open window of the kit has the focus. */
export function isPageBusy(): boolean {
  const isLayerOpen = [...document.querySelectorAll('dialog[open], [aria-modal="true"], [role="dialog"]')].some((layer) =>
    layer.checkVisibility(),
  )
  if (isLayerOpen) return true
  return focusedElement()?.closest('input, textarea, select, [contenteditable], dialog[open], [aria-modal="true"], [role="dialog"]') != null
}
