const longestWaitMs = 3000
let shown: Promise<unknown> | undefined

/** Waits until the first list of the page shows its products; at once where there is none. */
export function productsShown(): Promise<unknown> {
  if (!document.querySelector('shop-product-list')) return Promise.resolve()
  shown ??= new Promise((resolve) => {
    document.addEventListener('shop-list-load', resolve, { once: true })
    setTimeout(resolve, longestWaitMs)
  })
  return shown
}
