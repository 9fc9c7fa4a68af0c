import 'shop-kit/shop-cart-button'
import 'shop-kit/shop-product-list'
import 'shop-kit/shop-side-cart'
import { cart, configure } from 'shop-kit/shop-api'

configure({ apiBase: import.meta.env.VITE_SHOP ?? 'http://localhost:4300', basePath: '/store' })

const output = document.querySelector('output')
document.querySelector('button')?.addEventListener('click', () => void cart.open())
document.addEventListener('shop-add-to-cart', ({ detail }) => output?.append(`${detail.code} `))

const look = document.querySelector<HTMLElementTagNameMap['shop-product-list']>('shop-product-list#look')
if (look) look.columns = [1, 2, 4]
