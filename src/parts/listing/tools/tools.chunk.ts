/** One chunk: toolbar, chips and pager of a listing. */
export { Chips } from './chips.tsx'
export { Paging } from './show-more.tsx'
export { Toolbar } from './toolbar.tsx'
