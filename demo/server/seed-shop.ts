import { brandDrawings } from '../content/brand-pictures.ts'
import { discountCodes, vouchers } from '../content/codes.ts'
import { countries } from '../content/countries.ts'
import { languages } from '../content/shape.ts'
import { translations } from '../content/translations.ts'
import type { Db } from './db/db.ts'
import { pictureId } from './pictures/picture.ts'

/** What the shop needs beside its catalogue. Runs at every start: new content appears, what somebody changed stays. */
export async function seedShop(db: Db): Promise<void> {
  await db.tx(async (tx) => {
    await insertMissing(tx, 'country (code, titles, vat_rate, sort_number)', 'code text, titles jsonb, vat_rate numeric, sort_number int', [
      ...countries.map(({ code, title, vatRate }, at) => ({ code, titles: title, vat_rate: vatRate, sort_number: at })),
    ])
    await insertMissing(
      tx,
      'discount_code (code, percent, amount_cents, product_list, category, min_cart_cents, max_cart_cents)',
      'code text, percent int, amount_cents int, product_list text, category text, min_cart_cents int, max_cart_cents int',
      discountCodes.map(({ code, percent, amount, productList, category, from, upTo }) => ({
        code,
        percent,
        amount_cents: amount,
        product_list: productList,
        category,
        min_cart_cents: from,
        max_cart_cents: upTo,
      })),
    )
    await insertMissing(
      tx,
      'voucher (code, balance_cents)',
      'code text, balance_cents int',
      vouchers.map(({ code, balance }) => ({ code, balance_cents: balance })),
    )
    for (const lang of languages)
      await insertMissing(
        tx,
        'translation (key, text, lang)',
        'key text, text text, lang text',
        Object.entries(translations[lang]).map(([key, text]) => ({ key, text, lang })),
      )
    await insertMissing(
      tx,
      'image (id, recipe)',
      'id text, recipe jsonb',
      brandDrawings.map((recipe) => ({ id: pictureId(recipe), recipe })),
    )
  })
}

const insertMissing = (db: Db, table: string, columns: string, rows: Record<string, unknown>[]) =>
  db.query(`insert into ${table} select * from jsonb_to_recordset($1) as row (${columns}) on conflict do nothing`, [JSON.stringify(rows)])
