/** Name of the rendering library and version of its markup; written to `data-shop-root`. */
export const library = 'react-1'

/** Runs before layout effects and refs, so that styles apply before anything is measured. */
export { useInsertionEffect } from 'react'
