/*
 * Every text of the kit, a file per subject. Texts are translation keys: what the shop's translations do not know is shown as
 * written there. Placeholders stand in braces. Exact texts of the specification come first in each file.
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
export * from './messages/page.ts'
export * from './messages/page.ts'
export * from './messages/page.ts'
export * from './messages/page.ts'
export * from './messages/product.ts'
export * from './messages/product-page.ts'
export * from './messages/styleguide.ts'
