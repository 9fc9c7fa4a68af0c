import { setTimeout as pause } from 'node:timers/promises'
import { configuration } from '../../../src/model/app/configuration.ts'
import type { PriceRequest } from '../../../src/model/cart/price-request.ts'
import { type SoldVariant, soldVariants } from '../../catalogue/answers/sold-variants.ts'
import type { Deps } from '../../context/deps.ts'
import type { CartPrice, Shopper } from '../../engine/engine.ts'
import { themeColor } from '../../page/theme-color.ts'
import type { Frame } from '../../pictures/frame.ts'
import type { Offer, OfferLine } from './offer-document.ts'

/** longer offers have no pictures, which would take too long to render */
const maxPictures = 40
/** time limit for pictures that are not rendered yet */
const pictureWaitMs = 3000
const frame: Frame = { width: 96, height: 96, fit: 'contain' }

/** Creates an offer of these products at current prices, in the client's language. */
export async function createOffer(
  { db, languages, catalogue, engine, pictures, settings, now }: Deps,
  request: PriceRequest,
  shopper: Shopper,
): Promise<Offer> {
  const { language } = shopper
  const priced = await engine.price(request, shopper)
  const variants = await soldVariants(
    db,
    request.products.map(({ code }) => code),
    language,
  )
  const found = await settings.configuration(language)
  const { siteName, companyName, companyCode, companyVATCode, companyAddress, companyPhone, companyEmail, priceFormat } =
    configuration.parse(found)
  const { offer: words } = languages.words(language)
  return {
    language,
    at: now(),
    currency: priced.currency ?? catalogue.now().reference.amounts.currency,
    priceFormat,
    company: {
      name: companyName ?? siteName,
      lines: [
        companyAddress,
        companyCode && `${words.companyCode} ${companyCode}`,
        companyVATCode && `${words.vatCode} ${companyVATCode}`,
        [companyPhone, companyEmail].filter(Boolean).join(', '),
      ].flatMap((line) => line || []),
    },
    colour: themeColor(found),
    lines: toOfferLines(request, priced, variants),
    total: priced.total,
    totalVAT: priced.totalVAT,
    discount: priced.discountGiven ?? 0,
    vatRate: priced.VAT,
    pictures: request.products.length > maxPictures ? {} : await loadPictures(pictures, variants),
  }
}

/** Lines in the order of the request, without unknown codes. */
function toOfferLines(request: PriceRequest, { productDetails = {} }: CartPrice, variants: ReadonlyMap<string, SoldVariant>): OfferLine[] {
  return request.products.flatMap(({ guid, code, quantity }) => {
    const variant = variants.get(code)
    if (!variant) return []
    const { price, totalWithVAT, services = [] } = productDetails[guid] ?? {}
    return {
      code,
      title: variant.title,
      quantity,
      price,
      total: totalWithVAT,
      services: services.map(({ title = '', price: extra = 0 }) => ({ title, price: extra })),
      picture: variant.image ?? undefined,
    }
  })
}

async function loadPictures(pictures: Deps['pictures'], variants: ReadonlyMap<string, SoldVariant>): Promise<Record<string, Buffer>> {
  const ids = new Set([...variants.values()].flatMap(({ image }) => image ?? []))
  const found: Record<string, Buffer> = {}
  const rendered = Promise.all(
    [...ids].map(async (id) => {
      const picture = await pictures.find(id, frame, ['jpeg'])
      if (picture) found[id] = picture.bytes
    }),
  )
  await Promise.race([rendered.catch(() => {}), pause(pictureWaitMs, undefined, { ref: false })])
  return { ...found }
}
