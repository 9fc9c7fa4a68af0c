/** One chunk: what stands around the products of a listing. */
export { Chips } from './chips.tsx'
export { Paging } from './show-more.tsx'
export { Toolbar } from './toolbar.tsx'
