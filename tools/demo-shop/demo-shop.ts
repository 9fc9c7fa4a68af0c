import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { languages } from '../../demo/content/languages.ts'
import { startDemo } from '../../demo/start.ts'
import { openSeededDb, sharedPictures } from '../samples/database.ts'

/*
 * `npm run demo-shop`: takes a small part of the reference shop for `mode="demo"`: 24 products of four departments, with everything that
 * belongs to them, in every language. The answers of the server are kept as they are, so that the demo has its contract. With `-- --texts`
 * pictures that exist are kept, even outdated ones, which takes seconds instead of minutes.
 */
const folder = 'demo/content/in-page'
const { codes, prefixOf } = languages
const departments = ['workshop', 'kitchen', 'home', 'garden']
const kept =
  'bx-2201 ht-1001 sb-1101 cp-1303 sw-1201 bx-2204 pp-1001 kb-1101 pb-1306 ct-1602 ch-1201 pp-1005 la-1104 se-1001 cs-1601 cl-1205 se-1003 lw-1402 bi-1801 dp-1602 wm-1702 dp-1601 tl-1906 ps-1502'.split(
    ' ',
  )
/** lists that would have too few of these products */
const filledLists: Record<string, string[]> = {
  recommended: ['la-1104', 'ct-1602', 'bx-2201', 'wm-1702', 'se-1001', 'kb-1101', 'bi-1801', 'ht-1001'],
  new: ['lw-1402', 'pb-1306', 'ps-1502', 'cl-1205', 'sw-1201', 'tl-1906'],
  top: ['pp-1001', 'bx-2201', 'se-1001', 'ht-1001', 'dp-1601', 'ct-1602'],
}
const picturePx = 400
const bannerPx = 1100

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }
interface Named {
  id: string
  url: string
  parent?: string
}

const demo = await startDemo({
  db: await openSeededDb(),
  port: 0,
  cmsPort: 0,
  dataDir: join(folder, '.data'),
  pictures: sharedPictures(),
  quiet: true,
  buildsKit: false,
})
let cookie = ''
const send = (path: string, init: RequestInit = {}) =>
  fetch(demo.shop + path, { ...init, headers: { origin: demo.shop, 'X-Shop-Request': '1', cookie, ...init.headers } })
async function get<T = Json>(path: string, query: Record<string, string> = {}): Promise<T> {
  const response = await send(`${path}?${new URLSearchParams(query)}`)
  if (!response.ok) throw new Error(`${path} ${JSON.stringify(query)}: ${response.status}`)
  return response.json() as Promise<T>
}
const maybe = <T>(read: Promise<T>) => read.catch(() => undefined)

const customer = { email: 'ona@birchandbolt.example', password: 'autumn-forest-walk' }

async function record(lang: string) {
  const all = { lang, size: '150' }
  const products = await Promise.all(
    kept.map(async (id) => (await get<Named[]>('/api/products', { lang, id }))[0] as Named & { category: string; images: string[] }),
  )
  const split = await get<(Named & { productId: string; attributes: { code: string }[] })[]>('/api/products', {
    ...all,
    splitByAttribute: 'colour',
    id: kept.join(','),
  })
  const tree = await get<Named[]>('/api/categories', { lang })
  const byId = new Map(tree.map((category) => [category.id, category]))
  const shown = new Set<string>(departments)
  for (const { category } of products) for (let at = byId.get(category); at; at = byId.get(at.parent ?? '')) shown.add(at.id)
  const categories = tree.filter(({ id }) => shown.has(id))
  const shownPaths = new Set([...categories, ...products].map(({ url }) => url))
  const isShown = (link: unknown) => typeof link !== 'string' || !/^\/(lt\/)?[cp]\//.test(link) || shownPaths.has(link)
  const prune = (value: Json): Json => {
    if (Array.isArray(value))
      return value.filter((item) => isShown((item as Named | null)?.url) && isShown((item as { link?: string } | null)?.link)).map(prune)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, prune(item)]))
  }
  const configuration = await get<Record<string, Json>>('/api/configuration', { lang })
  const ids = (list: Named[]) => list.map(({ id }) => id).filter((id) => kept.includes(id))
  const listIds = [
    'offers',
    'new',
    'top',
    'gifts',
    'winter',
    'recommended',
    'summer',
    'trail',
    'workshop-basics',
    ...departments.flatMap((id) => [`offers-${id}`, `bestsellers-${id}`]),
  ]
  const lists: Record<string, string[]> = {}
  for (const id of listIds) lists[id] = filledLists[id] ?? ids(await get<Named[]>('/api/products', { ...all, 'product-list': id }))
  const variants: Record<string, Json> = {}
  const quantityPrices: Record<string, Json> = {}
  for (const id of kept) {
    variants[id] = (await get<{ images: string[] }[]>(`/api/products/${id}/variants`, { lang, id })).map((variant) => ({
      ...variant,
      images: variant.images.slice(0, 1),
    }))
    const prices = await get<{ date: string }[]>(`/api/products/${id}/quantity-date-pricing`, { lang })
    const days = (date: string) => Math.round((Date.parse(date) - Date.parse(new Date().toISOString().slice(0, 10))) / 86_400_000)
    if (prices.length) quantityPrices[id] = prices.map(({ date, ...price }) => ({ ...price, days: days(date) }))
  }
  const menus: Record<string, Json> = {}
  for (const type of ['main_menu', 'second_footer_menu', 'FOOTER_MENU']) menus[type] = prune(await get(`/api/menus/${type}`, { lang }))
  const paths = new Set<string>([`${prefixOf(lang)}/`, ...shownPaths])
  for (const [key, value] of Object.entries(configuration)) if (/Page$/.test(key) && typeof value === 'string') paths.add(value)
  const pages: Record<string, Json> = {}
  for (const path of paths) {
    const route = await maybe(get('/content/path-info', { path, lang }))
    if (route) pages[path] = prune(route)
  }
  const forms: Record<string, Json> = {}
  for (const id of ['contact', String(configuration.inquiryFormId ?? '')]) {
    const form = await maybe(get(`/api/forms/${id}`, { lang }))
    if (form) forms[id] = form
  }
  const login = await send('/api/customer/login', {
    method: 'POST',
    body: JSON.stringify(customer),
    headers: { 'content-type': 'application/json' },
  })
  if (!login.ok) throw new Error(`login: ${login.status} ${await login.text()}`)
  cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const account = {
    details: await get('/api/customer/account-details'),
    orders: await get('/api/orders', { page: '0', size: '20' }),
    loyalty: await get('/api/loyalty-programs', { lang, size: '20' }),
  }
  const statusesOf = async (path: string): Promise<Json> =>
    (await send(path, { headers: { 'accept-language': lang } })).json() as Promise<Json>
  return {
    configuration: { ...configuration, liveReload: false, features: configuration.features },
    translations: await get('/api/translations', { lang }),
    menus,
    categories: categories.map((category) => ({ ...category, hasChildNodes: categories.some(({ parent }) => parent === category.id) })),
    products: products.map((product) => ({ ...product, images: product.images.slice(0, 2) })),
    split: split
      .filter(({ id, productId }) => id !== productId)
      .map(({ attributes, ...row }) => {
        const {
          id,
          productId,
          code,
          codes,
          images,
          imageAltByImageId,
          priceNow,
          priceOld,
          discount,
          availableStock,
          availableQuantity,
          splitAttributeValueByCode,
        } = row as never as Record<string, Json>
        return {
          id,
          productId,
          code,
          codes,
          images: (images as string[]).slice(0, 1),
          imageAltByImageId,
          priceNow,
          priceOld,
          discount,
          availableStock,
          availableQuantity,
          splitAttributeValueByCode,
          attribute: attributes.find((attribute) => attribute.code === 'colour') as Json,
        }
      }),
    filters: await get('/api/products/filters', { lang, id: kept.join(',') }),
    variants,
    quantityPrices,
    lists,
    // the shop inside the page has no payment provider
    paymentMethods: (await get<{ paymentType: string }[]>('/api/payment-methods', { lang })).filter(
      ({ paymentType }) => paymentType !== 'online',
    ),
    shippingMethods: await get('/api/shipping-methods', { lang }),
    salons: await get('/api/shipping-salons', { lang }),
    countries: await get('/api/countries/settings', { lang }),
    passwordPolicy: await get('/api/password_policy'),
    forms,
    news: (await get<object[]>('/api/news', { lang, size: '6' })).map((item) => ({ ...item, contentImages: [] })),
    pages,
    account,
    orderStatuses: await statusesOf('/api/orders/order-statuses'),
    paymentStatuses: await statusesOf('/api/orders/payment-statuses'),
    returnReasons: await get('/api/productReturns/reasons', { lang }),
    returnStatuses: await get('/api/productReturns/statuses', { lang }),
    manifest: await get('/manifest.json'),
  }
}

const pictureId = /^[a-z][\w-]*-[\da-f]{8}$/
const found = new Set<string>()
/** Pictures by id, and those inside HTML. */
function collect(value: unknown): void {
  if (typeof value === 'string') {
    if (pictureId.test(value)) found.add(value)
    for (const [, id] of value.matchAll(/\/images\/([\w-]+)/g)) if (id) found.add(id)
  } else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) collect(item)
}

/** replaces the folder when it is complete */
const draft = `${folder}.draft`
await rm(draft, { recursive: true, force: true })
await mkdir(join(draft, 'pictures'), { recursive: true })
/** Alternative texts of pictures that are left out. */
const trim = (_: string, value: unknown) =>
  value && typeof value === 'object' && 'imageAltByImageId' in value && 'images' in value
    ? {
        ...value,
        imageAltByImageId: Object.fromEntries(
          Object.entries(value.imageAltByImageId as object).filter(([id]) => (value.images as string[]).includes(id)),
        ),
      }
    : value
for (const lang of codes) {
  const data = JSON.parse(JSON.stringify(await record(lang), trim))
  collect(data)
  await writeFile(join(draft, `${lang}.json`), `${JSON.stringify(data)}\n`)
}
const keepsPictures = process.argv.includes('--texts')
const isKept = (id: string) =>
  copyFile(join(folder, 'pictures', `${id}.webp`), join(draft, 'pictures', `${id}.webp`)).then(
    () => true,
    () => false,
  )
let bytes = 0
for (const id of found) {
  if (keepsPictures && (await isKept(id))) continue
  const px = /-banner-|-scene-/.test(id) ? bannerPx : picturePx
  const response = await send(`/images/${id}?w=${px}&f=webp`)
  if (!response.ok) {
    console.log(`no picture ${id}`)
    continue
  }
  const picture = await sharp(Buffer.from(await response.arrayBuffer()))
    .resize({ width: px, withoutEnlargement: true })
    .webp({ quality: 50, effort: 6 })
    .toBuffer()
  bytes += picture.length
  await writeFile(join(draft, 'pictures', `${id}.webp`), picture)
}
await rm(folder, { recursive: true, force: true })
await rename(draft, folder)
console.log(`${found.size} pictures, ${bytes} new bytes`)
await demo.close()
process.exit()
