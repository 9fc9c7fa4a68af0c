import '@hotwired/turbo'
import 'shop-kit/shop-cart-button'
import 'shop-kit/shop-config'
import 'shop-kit/shop-product-list'
import 'shop-kit/shop-side-cart'
import { cart } from 'shop-kit/shop-api'

// on the document, which stays while Turbo exchanges the body
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-open-cart]')) void cart.open()
})
document.addEventListener('shop-add-to-cart', ({ detail }) => document.querySelector('output')?.append(`${detail.code} `))
