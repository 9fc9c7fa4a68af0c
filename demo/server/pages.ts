/** Which file of demo/pages/shop is shown at an address; the first pattern that fits. Lithuanian addresses begin with /lt. */
const table: [pattern: RegExp, file: string][] = [
  [/^\/(lt\/?)?$/, 'index.html'],
  [/^\/(lt\/)?c\/[^/]+/, 'category.html'],
  [/^\/(lt\/)?p\/[^/]+$/, 'product.html'],
  [/^\/(search|lt\/paieska)$/, 'search.html'],
  [/^\/(cart|lt\/krepselis)$/, 'cart.html'],
  [/^\/(wishlist|lt\/norai)$/, 'wishlist.html'],
  [/^\/(account|lt\/paskyra)$/, 'account.html'],
  [/^\/(contacts|lt\/kontaktai)$/, 'contacts.html'],
  [/^\/(privacy|lt\/privatumas)$/, 'privacy.html'],
]

/** The page of the shop at an address, if there is one. */
export const pageAt = (path: string): string | undefined => table.find(([pattern]) => pattern.test(path))?.[1]
