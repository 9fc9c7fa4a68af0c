import { type Money, moneyOf } from '../../src/domain/money-format.ts'
import { configuration } from '../../src/model/app/configuration.ts'
import type { Language } from '../languages/language.ts'

/** How a shop with this configuration writes amounts: the kit, mails and documents alike. */
export function shopMoney(found: unknown, language: Language): Money {
  const { currency, priceFormat } = configuration.parse(found)
  return moneyOf({ language, currency, priceFormat })
}
