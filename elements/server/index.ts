/* What a server imports: the build bundles this file. */
export { publicTagNames } from './public-tags.ts'
export { renderPage, renderPageParts } from './render-page.ts'
export { renderTag } from './render-tag.tsx'
