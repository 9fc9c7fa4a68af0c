let rendered: Promise<unknown> | undefined

/** Resolves when the first product list of the page has loaded, after 2 s at most; immediately if the page has no list. */
export async function firstListRendered(): Promise<void> {
  if (!document.querySelector('shop-product-list')) return
  rendered ??= new Promise((resolve) => {
    addEventListener('shop-list-load', resolve, { once: true })
    const maxWaitMs = 2000
    setTimeout(resolve, maxWaitMs)
  })
  await rendered
}
