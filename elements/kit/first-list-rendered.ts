let rendered: Promise<unknown> | undefined

/** Waits until the first list of the page shows its products; at once where there is none. */
export async function firstListRendered(): Promise<void> {
  if (!document.querySelector('shop-product-list')) return
  rendered ??= new Promise((resolve) => {
    addEventListener('shop-list-load', resolve, { once: true })
    const maxWaitMs = 2000
    setTimeout(resolve, maxWaitMs)
  })
  await rendered
}
