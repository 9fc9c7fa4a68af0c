/** The library that draws the views, with the release of its markup: what another one left in a shadow root is only a skeleton. */
export const library = 'react-1'

/** An effect before anything is measured: before refs are told, and before the layout effects of the parts within. */
export { useInsertionEffect } from 'react'
