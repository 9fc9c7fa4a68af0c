/** The element that has the focus, through all shadow roots. */
export function focusedElement(): HTMLElement | null {
  let at = document.activeElement
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  return at instanceof HTMLElement && at !== document.body ? at : null
}
