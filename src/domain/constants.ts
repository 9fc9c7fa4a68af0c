/*
 * Numbers and fixed words from section 9 of the specification (both documents), with the unit in the name. One export per
 * value: the build inlines it or drops it if unused. Lengths that only CSS uses are in the stylesheets;
 * tests/domain/constants.test.ts checks both.
 */

// cart (CONST-01, 02, 12, 13, 14)
export const cartLifetimeDays = 30
export const cartSaveDelayMs = 300
export const defaultVATRate = 0.21
export const cartShakeMs = 500
export const addToCartLoaderMs = 500
export const cardAddToCartLoaderMs = 1000
export const addedMs = 2500
/** limits of a line's quantity, in whole pieces (R26) */
export const minQuantity = 1
export const maxQuantity = 9999

// listings (CONST-03, 05, 06, 07, 19, 36)
export const pageSizes: readonly number[] = [50, 100, 150]
export const defaultPageSize = 50
export const firstPage = 0
export const shownCountLimit = 100
export const rangeDelayMs = 300
export const rangeStep = 0.01
export const rangeDefaultMin = 0
export const rangeDefaultMax = 1000
export const shownOptionsCount = 6
export const optionsDialogFrom = 20
export const phoneColumns = 2
export const mediumColumns = 3
export const wideColumns = 4
export const skeletonCount = 50

// search (CONST-04, 26)
export const searchMinCharacters = 3
/** Longer phrases are cut: servers reject overlong URLs (R39). */
export const searchMaxCharacters = 200
export const searchDelayMs = 300
export const suggestionsCount = 5
export const suggestedProductsWithCategories = 4
export const recommendedCount = 6
export const categorySearchSize = 100
export const categoryTreeSize = 1000
export const minCategoryDepth = 1
export const maxCategoryDepth = 2
export const searchCategoriesPreviewCount = 5

// product (CONST-15, 16, 17, 18, 22, 27)
export const orangeDeliveryDays = 10
export const sliderSlidesCount = 8
export const relatedPageSize = 5
/** recently viewed products kept on this device; not from the specification */
export const recentProductsCount = 20
export const galleryThumbnailsCount = 5
export const shownAttributeValuesCount = 4
/** facts shown below the description of a product */
export const shownFactsCount = 6
/** dots on a product card: more would not fit next to the article number on a phone */
export const shownColoursCount = 5
export const structuredDataCurrency = 'EUR'
export const structuredDataAvailability = 'InStock'
export const inputProductSize = 10
export const productLabelAttribute = 'product_label'

// wishlist, export, loyalty, delivery (CONST-08, 09, 10, 11)
export const wishlistCheckDelayMs = 1000
export const wishlistCheckBatch = 10
export const wishlistSaveDelayMs = 300
/** debounce of reports to the marketing service */
export const marketingReportDelayMs = 1000
export const exportPageSize = 5000
export const loyaltyProgramsSize = 100
/** shipping type of orders that are collected in a shop */
export const salonShippingType = 'salon'

// cookies and campaigns (CONST-20, 24)
export const languageCookie = 'lang'
export const listTypeCookie = 'listType'
export const cookieExpiryYear = 2050
export const campaignCookieMs = 259_200_000

// screens: widths in css pixels (CONST-33)
export const largeScreenPx = 1024
export const largeScreenQuery = `(min-width: ${largeScreenPx}px)`
export const carouselStepsPx: readonly (readonly [fromPx: number, slides: number])[] = [
  [1280, 4],
  [768, 3],
  [375, 2],
]

// banners, news, media (CONST-16, 31, 32)
export const newsListSize = 20
export const sliderScrollPx = 600
export const imageMaxHeightPx = 170
/** limits of content blocks; not from the specification */
export const areasLimit = 100
export const areaSpacingMaxPx = 400
export const faqItemsLimit = 200
export const titleMaxPx = 120
export const iconSizePx = 32
export const largeIconSizePx = 128
export const appleTouchIconSizePx = 180
export const ogImageWidthPx = 1200
export const ogImageHeightPx = 630

// contacts and map (CONST-21, 30)
export const earthRadiusKm = 6371
export const mapFitMaxZoom = 15
export const mapSelectZoom = 15
export const mapMarkerPx = 34
export const distanceDecimals = 1
/** shops per page of the list; like the next four, not from the specification */
export const shownShopsCount = 30
/** before the button that shows the others, on a small screen */
export const foldedShopsCount = 6
export const neighboursCount = 2
export const mapScaleMaxPx = 100
/** timeout of the browser's geolocation */
export const placeTimeoutMs = 10_000

// forms and accounts (CONST-25, 28, 29, 34, 35)
export const submitDisabledMs = 20_000
export const registrationReloadMs = 4000
/** polling interval for a closed sign-in popup; like the next two, not from the specification */
export const socialPopupPollMs = 500
/** timeouts of the sign-in popup: for a message of its opener, then for the opener to close it */
export const socialAnswerWaitMs = 4000
export const socialCloseWaitMs = 15_000
export const minRating = 1
export const maxRating = 5
export const timeStepMinutes = 15
/** limits of request form fields; the kit and the server both check them */
export const requestTextMaxCharacters = 1000
export const requestTextAreaMaxCharacters = 10_000
export const requestFieldMaxFiles = 10
/** orders whose confirmation a browser keeps, and for how long; like the lengths below not from the specification */
export const keptOrdersCount = 5
export const keptOrderDays = 14
/** lengths of single fields, for page and server; not from the specification */
export const emailMaxCharacters = 254
export const phoneMaxCharacters = 20
export const lineMaxCharacters = 200
export const commentMaxCharacters = 1000
export const companyMaxCharacters = 256
export const codeMaxCharacters = 64
/** field of the newsletter content with the popup's delay in seconds */
export const newsletterDelayField = 'showPopupBannerAfterSeconds'
export const dropdownMaxHeightPx = 300
export const dropdownMinHeightPx = 140
export const dropdownPageJump = 5
export const phoneMinDigits = 2
export const phoneMaxDigits = 17
export const phoneExtensionMaxDigits = 20
