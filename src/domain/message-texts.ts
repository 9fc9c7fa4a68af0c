/*
 * All texts of the kit, one file per subject. A text is its own translation key, and the fallback if the shop has no
 * translation. Placeholders are in braces. Exact texts of the specification come first in each file.
 */
export * from './messages/account.ts'
export * from './messages/cart.ts'
export * from './messages/checkout.ts'
export * from './messages/contacts.ts'
export * from './messages/customer-area.ts'
export * from './messages/filters.ts'
export * from './messages/form.ts'
export * from './messages/listing.ts'
export * from './messages/page.ts'
export * from './messages/product.ts'
export * from './messages/product-page.ts'
export * from './messages/styleguide.ts'
