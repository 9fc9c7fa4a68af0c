declare const __SHOP_RELEASE__: string | undefined

/**
 * Library, version and release of the markup in `data-shop-root`. Only markup of the same release hydrates: another one may
 * differ. The build sets the release, see tools/vite/release.ts.
 */
export const markup: string = `react-1-${typeof __SHOP_RELEASE__ === 'undefined' ? 'dev' : __SHOP_RELEASE__}`
