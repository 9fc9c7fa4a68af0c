/*
 * What defines tags, and the tags that a content page begins with. The build makes one chunk of all that this file needs at
 * once (vite.config.ts), so that such a page waits for the fewest requests; dialogs and drawers stay on their own.
 */
export { config } from './config.ts'
export { define } from './define.tsx'
export { productList } from './product-list.ts'
