import 'shop-kit/shop-cart-button'
import 'shop-kit/shop-product-list'
import 'shop-kit/shop-side-cart'
import { configure } from 'shop-kit/shop-api'

configure({ apiBase: import.meta.env.VITE_SHOP ?? 'http://localhost:4300', basePath: '/store' })

const total = document.querySelector('#total')
const list = document.querySelector('shop-product-list')
list?.addEventListener('shop-list-load', ({ detail }) => {
  if (total) total.textContent = String(detail.products.length)
})
