import type { Db } from '../server/db/db.ts'
import { type Adapter, EngineError, type EngineShop } from './adapter.ts'
import type { ShopFile } from './shop-file.ts'

const setting = 'engine-shop'

/** What the engine says about the shop. If it does not answer, its last answer is used. */
export async function readEngineShop(adapter: Adapter, db: Db): Promise<EngineShop> {
  try {
    const shop = (await adapter.shop?.()) ?? {}
    await db.query('insert into setting (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value', [
      setting,
      JSON.stringify(shop),
    ])
    return shop
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    const [row] = await db.query<{ value: EngineShop }>('select value from setting where name = $1', [setting])
    return row?.value ?? {}
  }
}

/** What a shop should say about itself, because the law requires it or shoppers and browsers expect it. */
const expected = [
  ...(['siteName', 'companyName', 'companyCode', 'companyVATCode', 'companyAddress', 'companyPhone', 'companyEmail'] as const),
  ...(['logo', 'appIcon', 'termsPage', 'privacyPolicyPage'] as const),
]

/** The fields that are unknown. */
export const missingFields = (shop: ShopFile, pages: Record<string, unknown>): string[] =>
  expected.filter((field) => shop[field] === undefined && pages[field] === undefined)

/** Logs what is missing. Throws in production if the shop has no name. */
export function reportMissing(shop: ShopFile, pages: Record<string, unknown>, warn: (line: string) => void): void {
  const missing = missingFields(shop, pages)
  if (missing.length === 0) return
  if (process.env.NODE_ENV === 'production' && shop.siteName === undefined)
    throw new Error('The shop has no name. Set siteName in the file of --configuration, see docs/engines.md.')
  warn(`The shop does not say who sells. Pages leave out what is missing: ${missing.join(', ')}. Set it in the file of --configuration.`)
}
