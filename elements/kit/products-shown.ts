const longestWaitMs = 2000
let shown: Promise<unknown> | undefined

/** Waits until the first list of the page shows its products; at once where there is none. */
export async function productsShown(): Promise<void> {
  if (!document.querySelector('shop-product-list')) return
  shown ??= new Promise((resolve) => {
    document.addEventListener('shop-list-load', resolve, { once: true })
    setTimeout(resolve, longestWaitMs)
  })
  await shown
}
