/** Whether the browser is so old that style sheets of the kit would have no colours (docs/versions.md). */
export const isTooOld = (): boolean => !CSS.supports('color', 'light-dark(red, red)')
