import 'shop-kit/shop-breadcrumbs'
import 'shop-kit/shop-cart-button'
import 'shop-kit/shop-config'
import 'shop-kit/shop-product-list'
import 'shop-kit/shop-side-cart'
import { createApp } from 'vue'
import App from './app.vue'

createApp(App).mount('#app')
