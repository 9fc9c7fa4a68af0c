/** Whether a control has the focus within its element; the page knows only which element has it. */
export const hasFocus = (control: Element): boolean => (control.getRootNode() as ShadowRoot).activeElement === control
