import { lazyModule } from '../../base/dom/lazy-module.ts'

const code = lazyModule(() => import('./search-popup.tsx'))

/** The code of what floats below the search box; fetched on the first sign that somebody wants to search. */
export const loadSearchPopup = code.load

/** The same without waiting; a failure shows where the suggestions would be. */
export const prepareSearchPopup = code.prepare
