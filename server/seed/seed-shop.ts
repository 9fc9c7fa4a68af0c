import { brandRecipes } from '../../demo/content/brand-pictures.ts'
import { discountCodes, vouchers } from '../../demo/content/codes.ts'
import { languages } from '../../demo/content/common/shape.ts'
import { countries } from '../../demo/content/countries.ts'
import { translations } from '../../demo/content/translations.ts'
import type { Db } from '../db/db.ts'
import { insertMissing } from '../db/insert-missing.ts'
import { syncRows } from '../db/sync-rows.ts'
import { pictureId } from '../pictures/picture.ts'
import { seedCheckout } from './seed-checkout.ts'
import { seedForms } from './seed-forms.ts'
import { seedMenus } from './seed-menus.ts'
import { seedPages } from './seed-pages.ts'
import { seedPrograms } from './seed-programs.ts'
import { seedReturnCodes } from './seed-return-codes.ts'

/** Seeds everything except the catalogue. Runs at every start: inserts missing rows and updates unedited texts. */
export async function seedShop(db: Db, { drafts }: { drafts: boolean }): Promise<void> {
  await db.tx(async (tx) => {
    await insertMissing(tx, 'country', { code: 'text', titles: 'jsonb', vat_rate: 'numeric', sort_number: 'int' }, [
      ...countries.map(({ code, title, vatRate }, index) => ({ code, titles: title, vat_rate: vatRate, sort_number: index })),
    ])
    await insertMissing(
      tx,
      'discount_code',
      {
        code: 'text',
        percent: 'int',
        amount_cents: 'int',
        product_list: 'text',
        category: 'text',
        min_cart_cents: 'int',
        max_cart_cents: 'int',
      },
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
      'voucher',
      { code: 'text', balance_cents: 'int' },
      vouchers.map(({ code, balance }) => ({ code, balance_cents: balance })),
    )
    await seedTexts(tx)
    await seedBrand(tx)
    await seedCheckout(tx)
    await seedMenus(tx)
    await seedPages(tx, { drafts })
    await seedReturnCodes(tx)
    await seedPrograms(tx)
    await seedForms(tx)
  })
}

/** The texts of the interface, which every shop has, whatever it sells. */
export async function seedTexts(tx: Db): Promise<void> {
  for (const lang of languages)
    await syncRows(
      tx,
      { table: 'translation', keys: ['lang', 'key'], columns: { key: 'text', text: 'text', lang: 'text' } },
      Object.entries(translations[lang]).map(([key, text]) => ({ key, text, lang })),
    )
}

const seedBrand = (tx: Db) =>
  insertMissing(
    tx,
    'image',
    { id: 'text', recipe: 'jsonb' },
    brandRecipes.map((recipe) => ({ id: pictureId(recipe), recipe })),
  )
