/** The focused element, across shadow roots; null if it is the body. */
export function focusedElement(): HTMLElement | null {
  let at = document.activeElement
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  return at instanceof HTMLElement && at !== document.body ? at : null
}
