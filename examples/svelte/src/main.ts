import 'shop-kit/shop-breadcrumbs'
import 'shop-kit/shop-cart-button'
import 'shop-kit/shop-config'
import 'shop-kit/shop-product-list'
import 'shop-kit/shop-side-cart'
import { mount } from 'svelte'
import App from './app.svelte'

const target = document.querySelector('#app')
if (target) mount(App, { target })
