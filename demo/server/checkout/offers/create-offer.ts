import { setTimeout as pause } from 'node:timers/promises'
import type { PriceRequest } from '../../../../src/model/cart/price-request.ts'
import { offerWords } from '../../../content/offer-words.ts'
import type { Client, Priced } from '../../cart/pricing/pricer.ts'
import { type SoldVariant, soldVariants } from '../../catalogue/answers/sold-variants.ts'
import { currency } from '../../catalogue/records/euros.ts'
import type { Deps } from '../../context/deps.ts'
import type { Frame } from '../../pictures/frame.ts'
import type { Offer, OfferLine } from './offer-document.ts'

/** longer offers have no pictures, which would take too long to render */
const maxPictures = 40
/** time limit for pictures that are not rendered yet */
const pictureWaitMs = 3000
const frame: Frame = { width: 96, height: 96, fit: 'contain' }

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Creates an offer of these products at current prices, in the client's language. */
export async function createOffer({ db, pricer, pictures, settings, now }: Deps, request: PriceRequest, client: Client): Promise<Offer> {
  const { language } = client
  const priced = await pricer.price(db, request, client)
  const variants = await soldVariants(
    db,
    request.products.map(({ code }) => code),
    language,
  )
  const configuration = await settings.configuration(language)
  const words = offerWords[language]
  return {
    language,
    at: now(),
    currency,
    company: {
      name: asText(configuration.companyName),
      lines: [
        asText(configuration.companyAddress),
        `${words.companyCode} ${asText(configuration.companyCode)}`,
        `${words.vatCode} ${asText(configuration.companyVATCode)}`,
        `${asText(configuration.companyPhone)}, ${asText(configuration.companyEmail)}`,
      ],
    },
    lines: toOfferLines(request, priced, variants),
    total: priced.cart.total,
    totalVAT: priced.cart.totalVAT,
    vatRate: priced.vatRate,
    pictures: request.products.length > maxPictures ? {} : await loadPictures(pictures, variants),
  }
}

/** Lines in the order of the request, without unknown codes. */
function toOfferLines(request: PriceRequest, { cart }: Priced, variants: ReadonlyMap<string, SoldVariant>): OfferLine[] {
  const sold = new Map(cart.lines.map((line) => [line.guid, line]))
  return request.products.flatMap(({ guid, code, quantity }) => {
    const variant = variants.get(code)
    if (!variant) return []
    const line = sold.get(guid)
    return {
      code,
      title: variant.title,
      quantity,
      price: line?.price,
      total: line?.total,
      services: line?.extras.map(({ title, price }) => ({ title, price })) ?? [],
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
