const maxWaitMs = 2000
let rendered: Promise<unknown> | undefined

/** Resolves when the first product list of the page has loaded, after 2 s at most; soon if the page has no list. */
export const firstListRendered = (): Promise<unknown> => {
  rendered ??= new Promise((resolve) => {
    addEventListener('shop-list-load', resolve)
    setTimeout(resolve, document.querySelector('shop-product-list') ? maxWaitMs : 0)
  })
  return rendered
}
