import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chunkTimeoutMs } from '../../src/base/dom/chunk.ts'
import { heightSources } from '../../src/base/images/height-sources.ts'
import { campaignParameters } from '../../src/domain/analytics/campaign.ts'
import { terminalShippingTypes } from '../../src/domain/cart/delivery.ts'
import * as constants from '../../src/domain/constants.ts'
import { messages } from '../../src/domain/messages.ts'
import { videoAspectRatios } from '../../src/domain/page/video.ts'

const sheet = (file: string) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
/** Number in px of each step of the scale of spaces, with the default `--shop-space` of 4 px. */
const steps = new Map(
  [...sheet('ui/base.css').matchAll(/(--s-space-\d+): (?:var\(--s-space\)|calc\(var\(--s-space\) \* ([\d.]+)\))/g)].map(
    ([, name = '', times = '1']) => [name, `${4 * Number(times)}px`] as const,
  ),
)

/** The last number in each declaration of a property for a selector: 1440 of `var(--shop-max-width, 1440px)`. */
function styled(file: string, selector: string, property: string): number[] {
  const rules = [...sheet(file).matchAll(/([^{};]+)\{([^{}]*)\}/g)].filter(([, selectors = '']) => selectors.trim() === selector)
  const declarations = rules.flatMap(([, , body = '']) => body.split(';').map((line) => line.trim().split(/:\s*(.*)/s)))
  return declarations
    .filter(([name]) => name === property)
    .map(([, value = '']) => value.replaceAll(/var\((--s-space-\d+)\)/g, (step, name: string) => steps.get(name) ?? step))
    .map((value) => Number(value.match(/([\d.]+)\D*$/)?.[1]))
}

const carousel = 'ui/carousel/carousel.css'
const screenTrack = '.carousel[data-responsive="viewport"] .carousel-track'
const maxWidth = (width: string) => styled('ui/base.css', ':host', `--s-max-width${width}`)

/** The rows of the specification's section 9. Constants that only CSS uses are read from the stylesheets. */
const table: readonly (readonly [title: string, actual: unknown, expected: unknown])[] = [
  ['CONST-01 a cart expires after 30 days', constants.cartLifetimeDays, 30],
  ['CONST-02 a cart is saved 300 ms after the last change', constants.cartSaveDelayMs, 300],
  [
    'CONST-03 pages hold 50, 100 or 150 products, 50 by default, and count from 0',
    [constants.pageSizes, constants.defaultPageSize, constants.firstPage],
    [[50, 100, 150], 50, 0],
  ],
  [
    'CONST-04 search starts at 3 characters after 300 ms with 5 suggestions, 4 products beside categories, 6 recommended',
    [
      constants.searchMinCharacters,
      constants.searchDelayMs,
      constants.suggestionsCount,
      constants.suggestedProductsWithCategories,
      constants.recommendedCount,
    ],
    [3, 300, 5, 4, 6],
  ],
  ['CONST-05 counts show up to 100', constants.shownCountLimit, 100],
  [
    'CONST-06 a range applies after 300 ms in steps of 0.01 between 0 and 1000',
    [constants.rangeDelayMs, constants.rangeStep, constants.rangeDefaultMin, constants.rangeDefaultMax],
    [300, 0.01, 0, 1000],
  ],
  ['CONST-07 a filter shows 6 options, and a dialog from 20', [constants.shownOptionsCount, constants.optionsDialogFrom], [6, 20]],
  [
    'CONST-08 the wishlist is checked after 1 s in batches of 10',
    [constants.wishlistCheckDelayMs, constants.wishlistCheckBatch],
    [1000, 10],
  ],
  ['CONST-09 an export page holds 5000 rows', constants.exportPageSize, 5000],
  ['CONST-10 requests loyalty programs with size 100', constants.loyaltyProgramsSize, 100],
  ['CONST-11 parcel terminals belong to four methods', terminalShippingTypes, ['lpexpress', 'omniva', 'dpdpickup', 'venipak']],
  ['CONST-12 VAT is 21 percent by default', constants.defaultVATRate, 0.21],
  ['CONST-13 the cart icon shakes for 500 ms', constants.cartShakeMs, 500],
  [
    'CONST-14 adding shows a loader for 500 ms, 1 s on cards, then Added for 2.5 s',
    [constants.addToCartLoaderMs, constants.cardAddToCartLoaderMs, constants.addedMs],
    [500, 1000, 2500],
  ],
  ['CONST-15 delivery is orange at 10 days or fewer', constants.orangeDeliveryDays, 10],
  [
    'CONST-16 a slider has 8 slides, related products 5 per page, a news list 20',
    [constants.sliderSlidesCount, constants.relatedPageSize, constants.newsListSize],
    [8, 5, 20],
  ],
  ['CONST-17 a gallery shows 5 thumbnails', constants.galleryThumbnailsCount, 5],
  [
    'CONST-18 an attribute shows 4 values, then More choices',
    [constants.shownAttributeValuesCount, messages.moreChoices],
    [4, 'More choices'],
  ],
  ['CONST-19 a grid has 2, 3 and 4 columns', [constants.phoneColumns, constants.mediumColumns, constants.wideColumns], [2, 3, 4]],
  [
    'CONST-20 the cookies lang and listType expire in 2050',
    [constants.languageCookie, constants.listTypeCookie, constants.cookieExpiryYear],
    ['lang', 'listType', 2050],
  ],
  ['CONST-21 the earth has a radius of 6371 km', constants.earthRadiusKm, 6371],
  [
    'CONST-22 structured data has EUR and InStock',
    [constants.structuredDataCurrency, constants.structuredDataAvailability],
    ['EUR', 'InStock'],
  ],
  [
    'CONST-23 pages are at most 1920, 1200, 1248 or 1440 px wide, half-header takes half',
    [
      ...['-wide', '-narrow', '-header', ''].map(maxWidth),
      styled('ui/base.css', '.frame[data-width="half-header"] > .frame-inner', 'max-inline-size'),
    ],
    [[1920], [1200], [1248], [1440], [50]],
  ],
  [
    'CONST-24 campaign cookies expire after 3 days',
    [constants.campaignCookieMs, campaignParameters],
    [3 * 24 * 60 * 60 * 1000, ['mc_cid', 'mc_eid']],
  ],
  [
    'CONST-25 buttons are disabled for 20 s, and a registration reloads after 4 s',
    [constants.submitDisabledMs, constants.registrationReloadMs],
    [20_000, 4000],
  ],
  [
    'CONST-26 requests 100 or 1000 categories, one or two levels deep, and previews 5',
    [
      constants.categorySearchSize,
      constants.categoryTreeSize,
      constants.minCategoryDepth,
      constants.maxCategoryDepth,
      constants.searchCategoriesPreviewCount,
    ],
    [100, 1000, 1, 2, 5],
  ],
  ['CONST-27 a product input requests 10', constants.inputProductSize, 10],
  [
    'CONST-28 ratings go from 1 to 5, times in steps of 15 minutes',
    [constants.minRating, constants.maxRating, constants.timeStepMinutes],
    [1, 5, 15],
  ],
  ['CONST-29 the newsletter popup waits for showPopupBannerAfterSeconds', constants.newsletterDelayField, 'showPopupBannerAfterSeconds'],
  [
    'CONST-30 the map zooms to 15, is 700 px high, has markers of 34 px and distances with 1 decimal',
    [
      constants.mapFitMaxZoom,
      constants.mapSelectZoom,
      styled('parts/map/shop-map.css', '.map', 'block-size'),
      constants.mapMarkerPx,
      constants.distanceDecimals,
    ],
    [15, 15, [700], 34, 1],
  ],
  [
    'CONST-31 sliders scroll 600 px, images are 170 px high with up to 2x, videos are square or 16:9',
    [
      constants.sliderScrollPx,
      heightSources('/api', 'lamp', { heightPx: constants.imageMaxHeightPx }).srcSet?.match(/h=\d+|\dx/g),
      videoAspectRatios,
    ],
    [600, ['h=170', '1x', 'h=340', '2x'], [1, 1.777]],
  ],
  [
    'CONST-32 icons are 32, 128 and 180 px, the shared picture 1200 by 630',
    [constants.iconSizePx, constants.largeIconSizePx, constants.appleTouchIconSizePx, constants.ogImageWidthPx, constants.ogImageHeightPx],
    [32, 128, 180, 1200, 630],
  ],
  [
    'CONST-33 carousels show 4, 3, 2 or 1 slides with gaps of 32 or 20 px',
    [
      constants.carouselStepsPx,
      styled(carousel, '.carousel-track', '--slides'),
      styled(carousel, screenTrack, '--slides'),
      styled(carousel, screenTrack, '--gap'),
      styled(carousel, '.carousel-track', '--gap'),
    ],
    [
      [
        [1280, 4],
        [768, 3],
        [375, 2],
      ],
      [1, 2, 3, 4],
      [2, 3, 4],
      [32],
      [20, 32],
    ],
  ],
  [
    'CONST-34 dropdowns are 140 to 300 px high, page by 5, have z-index 50 and their texts',
    [
      constants.dropdownMinHeightPx,
      styled('ui/fields/dropdown.css', '.dropdown-menu', 'min-block-size'),
      constants.dropdownMaxHeightPx,
      constants.dropdownPageJump,
      styled('ui/fields/dropdown.css', '.dropdown-menu', 'z-index'),
      messages.chooseOption,
      messages.noOptions,
      messages.loading,
    ],
    [140, [140], 300, 5, [50], 'Select...', 'No options', 'Loading...'],
  ],
  [
    'CONST-35 phone numbers have 2 to 17 digits, extensions up to 20',
    [constants.phoneMinDigits, constants.phoneMaxDigits, constants.phoneExtensionMaxDigits],
    [2, 17, 20],
  ],
  ['CONST-36 a skeleton has 50 placeholders', constants.skeletonCount, 50],
  ['CONST-37 a chunk times out after 120 s', chunkTimeoutMs, 120_000],
]

test.each(table)('%s', (_, actual, expected) => {
  expect(actual).toEqual(expected)
})
