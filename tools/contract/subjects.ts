import type { Subject } from './check.ts'
import { accountCapabilities } from './subjects/account.ts'
import { categoryCapabilities } from './subjects/categories.ts'
import { checkoutCapabilities } from './subjects/checkout.ts'
import { contentCapabilities } from './subjects/content.ts'
import { filterCapabilities } from './subjects/filters.ts'
import { formCapabilities } from './subjects/forms.ts'
import { listCapabilities } from './subjects/lists.ts'
import { orderCapabilities } from './subjects/orders.ts'
import { priceCapabilities } from './subjects/prices.ts'
import { productCapabilities } from './subjects/product.ts'
import { protocolCapabilities } from './subjects/protocol.ts'
import { searchCapabilities } from './subjects/search.ts'
import { storedCartCapabilities } from './subjects/stored-carts.ts'
import { wishlistCapabilities } from './subjects/wishlist.ts'

/** The whole contract, in the order of what a shop needs first. */
export const subjects: readonly Subject[] = [
  { id: 'catalogue', title: 'Lists and categories', capabilities: [...listCapabilities, ...filterCapabilities, ...categoryCapabilities] },
  { id: 'products', title: 'Products', capabilities: productCapabilities },
  { id: 'search', title: 'Search', capabilities: searchCapabilities },
  { id: 'cart', title: 'Cart', capabilities: [...priceCapabilities, ...storedCartCapabilities] },
  { id: 'checkout', title: 'Checkout', capabilities: [...checkoutCapabilities, ...orderCapabilities] },
  { id: 'account', title: 'Accounts', capabilities: accountCapabilities },
  { id: 'wishlist', title: 'Wishlist', capabilities: wishlistCapabilities },
  { id: 'requests', title: 'Forms and newsletter', capabilities: formCapabilities },
  { id: 'content', title: 'Settings, pages and menus', capabilities: contentCapabilities },
  { id: 'protocol', title: 'Rules of all calls', capabilities: protocolCapabilities },
]
