/** Whether a control has the focus inside its shadow root; `document.activeElement` is only the host. */
export const hasFocus = (control: Element): boolean => (control.getRootNode() as ShadowRoot).activeElement === control
