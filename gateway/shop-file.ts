import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import * as z from 'zod'
import { cleanHtml } from '../server/catalogue/records/clean-html.ts'
import { inAnyLanguage } from '../server/import/rows/destination.ts'
import type { Language, Text } from '../server/languages/language.ts'
import type { Languages } from '../server/languages/languages.ts'
import { orderCutOff } from '../src/model/app/configuration.ts'

const words = z.string().check(z.trim(), z.minLength(1))
const isWeb = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
const webAddress = z.string().check(z.refine(isWeb, 'must be an address that begins with https://'))
const isPage = (value: string) => /^\/(?!\/)/.test(value) || isWeb(value)
const page = z.string().check(z.refine(isPage, 'must be a path such as /terms or an address that begins with https://'))
const colour = z.string().check(z.regex(/^#[\da-f]{6}$/i, 'must be a colour such as #24493c'))
const amount = z.number().check(z.nonnegative())
const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country code such as LT'))

/** Token names, and values that cannot end their own declaration. */
const tokens = z.record(
  z.string().check(z.regex(/^--shop-[a-z\d-]+$/, 'must be a token such as --shop-color-primary')),
  z.string().check(z.regex(/^[^;{}<>\\@]+$/, 'must be a CSS value')),
)

/** Pages that a shop can write itself. The menu links to those that exist, the order button to the terms. */
export const ownPages = ['terms', 'privacy', 'returns', 'delivery', 'contacts', 'about', 'questions'] as const

/** Schema of `--configuration FILE`, which says who sells. Its names are those of GET /api/configuration. */
function shopFileIn(codes: readonly Language[]) {
  /** The same in every language, or a value in each. */
  const byLanguage = <S extends z.ZodType<string>>(value: S) =>
    z.union([value, z.strictObject(Object.fromEntries(codes.map((code) => [code, value])))])
  const text = byLanguage(words)
  const pageAddress = byLanguage(page)
  const ownPage = z.strictObject({
    title: z.optional(text),
    description: z.optional(text),
    /** its content */
    html: z.optional(text),
    /** a file with its content, relative to the configuration */
    file: z.optional(text),
  })
  return z.strictObject({
    siteName: z.optional(words),
    companyName: z.optional(words),
    companyCode: z.optional(words),
    companyVATCode: z.optional(words),
    companyAddress: z.optional(text),
    companyPhone: z.optional(words),
    companyEmail: z.optional(z.email()),
    companyFacebook: z.optional(webAddress),
    companyTwitter: z.optional(webAddress),
    companyLinkedIn: z.optional(webAddress),
    /** pictures: a file beside the configuration, or an address */
    logo: z.optional(words),
    logoAlt: z.optional(text),
    logoLight: z.optional(words),
    logoLightAlt: z.optional(text),
    appIcon: z.optional(words),
    appIconMaskable: z.optional(words),
    ogImage: z.optional(words),
    /** URLs of the terms and other documents, if they are not among `pages` */
    termsPage: z.optional(pageAddress),
    privacyPolicyPage: z.optional(pageAddress),
    returnsPage: z.optional(pageAddress),
    contactsPage: z.optional(pageAddress),
    headerNote: z.optional(text),
    footerPaymentLogos: z.optional(z.array(text)),
    textNearPrice: z.optional(text),
    pickupText: z.optional(text),
    returnsText: z.optional(text),
    freeDeliveryFrom: z.optional(amount),
    deliveryPriceFrom: z.optional(amount),
    orderCutOff: z.optional(orderCutOff),
    /** currency of all prices, if the engine does not say */
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency such as EUR'))),
    /** `intl`: prices as each language writes them */
    priceFormat: z.optional(z.literal('intl')),
    defaultCountry: z.optional(country),
    phoneCountries: z.optional(z.array(country)),
    inquiryFormId: z.optional(words),
    googleMapsApiKey: z.optional(words),
    gtmContainerId: z.optional(words),
    pages: z.optional(z.partialRecord(z.enum(ownPages), ownPage)),
    theme: z.optional(z.strictObject({ color: z.optional(colour), tokens: z.optional(tokens) })),
  })
}
export type ShopFile = z.output<ReturnType<typeof shopFileIn>>
/** The same in every language, or a text in each. */
export type ShopText = string | Text

/** Validates a configuration. Throws an error that names every invalid field. */
export function parseShop(value: unknown, { codes }: Pick<Languages, 'codes'>): ShopFile {
  const parsed = shopFileIn(codes).safeParse(value)
  if (parsed.success) return parsed.data
  throw new Error(`The configuration of the shop cannot be used:\n${z.prettifyError(parsed.error)}`)
}

const pictureFields = ['logo', 'logoLight', 'appIcon', 'appIconMaskable', 'ogImage'] as const

/** Reads the file of `--configuration`, resolving paths relative to it. Throws if it is unusable. */
export async function readShopFile(path: string, languages: Languages): Promise<ShopFile> {
  const shop = parseShop(await readJson(path), languages)
  const beside = (name: string) => resolve(dirname(path), name)
  for (const field of pictureFields) {
    const name = shop[field]
    if (name !== undefined && !isWeb(name)) shop[field] = beside(name)
  }
  for (const own of Object.values(shop.pages ?? {}))
    if (own?.file !== undefined) {
      own.html = await mapText(own.file, (name) => readFile(beside(name), 'utf8'))
      delete own.file
    }
  return shop
}

async function readJson(path: string): Promise<unknown> {
  const source = await readFile(path, 'utf8').catch((error: Error) => {
    throw new Error(`--configuration ${path} cannot be read: ${error.message}`)
  })
  try {
    return JSON.parse(source)
  } catch (error) {
    throw new Error(`--configuration ${path} is not JSON: ${(error as Error).message}`)
  }
}

async function mapText(value: ShopText, read: (name: string) => Promise<string>): Promise<ShopText> {
  return typeof value === 'string'
    ? await read(value)
    : Object.fromEntries(await Promise.all(Object.entries(value).map(async ([language, name]) => [language, await read(name)])))
}

/** A text by language. */
export const asText = (value: ShopText): Text => (typeof value === 'string' ? inAnyLanguage(value) : value)

export const cleanText = (value: ShopText): Text =>
  Object.fromEntries(Object.entries(asText(value)).map(([language, html]) => [language, cleanHtml(html)]))
