import type { Db } from '../../server/db/db.ts'
import { insertMissing } from '../../server/db/insert-missing.ts'
import { pictureId } from '../../server/pictures/picture.ts'
import { writeForms } from '../../server/seed/write-forms.ts'
import { writeTexts } from '../../server/seed/write-texts.ts'
import { brandRecipes } from '../content/brand-pictures.ts'
import { discountCodes, vouchers } from '../content/codes.ts'
import { countries } from '../content/countries.ts'
import { seedCheckout } from './seed-checkout.ts'
import { type SeedContent, seedContent } from './seed-content.ts'
import { seedMenus } from './seed-menus.ts'
import { seedPages } from './seed-pages.ts'
import { seedPrograms } from './seed-programs.ts'
import { seedReturnCodes } from './seed-return-codes.ts'

/** Seeds everything except the catalogue. Runs at every start: inserts missing rows and updates unedited texts. */
export async function seedShop(db: Db, { drafts, content = seedContent }: { drafts: boolean; content?: SeedContent }): Promise<void> {
  const { languages, translations, forms } = content
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
    await writeTexts(tx, languages, translations)
    await seedBrand(tx)
    await seedCheckout(tx)
    await seedMenus(tx)
    await seedPages(tx, languages, { drafts })
    await seedReturnCodes(tx)
    await seedPrograms(tx)
    await writeForms(tx, forms)
  })
}

const seedBrand = (tx: Db) =>
  insertMissing(
    tx,
    'image',
    { id: 'text', recipe: 'jsonb' },
    brandRecipes.map((recipe) => ({ id: pictureId(recipe), recipe })),
  )
