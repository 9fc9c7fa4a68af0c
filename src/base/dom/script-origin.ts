declare const __SHOP_PACKAGE__: boolean | undefined

/** The origin that the kit was loaded from; '' if that is the page's own, or if the page has bundled the npm package. Only in a browser. */
export const scriptOrigin = (): string => {
  if (typeof __SHOP_PACKAGE__ !== 'undefined') return ''
  const { origin: own } = new URL(import.meta.url)
  return own === origin ? '' : own // the global `origin` is that of the page
}
