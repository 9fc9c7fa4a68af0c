import { setTimeout as pause } from 'node:timers/promises'
import type { PriceRequest } from '../../../../src/model/cart/price-request.ts'
import { offerWords } from '../../../content/offer-words.ts'
import type { Client, Priced } from '../../cart/pricing/pricer.ts'
import { type SoldVariant, soldVariants } from '../../catalogue/answers/sold-variants.ts'
import { currency } from '../../catalogue/records/euros.ts'
import type { Deps } from '../../context/deps.ts'
import type { Frame } from '../../pictures/frame.ts'
import type { Offer, OfferLine } from './offer-document.ts'

/** longer offers are lists: drawing their pictures would take longer than reading them */
const maxPictures = 40
/** an offer does not wait longer for pictures that nobody has drawn yet */
const pictureWaitMs = 3000
const frame: Frame = { width: 96, height: 96, fit: 'contain' }

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An offer of these products at today's prices, titles in the language of who asks. */
export async function createOffer({ db, pricer, pictures, settings, now }: Deps, request: PriceRequest, asker: Client): Promise<Offer> {
  const { language } = asker
  const priced = await pricer.price(db, request, asker)
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

/** Lines in the order asked for; what the shop does not know is not offered. */
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
  const drawn = Promise.all(
    [...ids].map(async (id) => {
      const picture = await pictures.find(id, frame, ['jpeg'])
      if (picture) found[id] = picture.bytes
    }),
  )
  await Promise.race([drawn.catch(() => {}), pause(pictureWaitMs, undefined, { ref: false })])
  return { ...found }
}
