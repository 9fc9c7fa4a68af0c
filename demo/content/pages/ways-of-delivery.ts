import { formatMoney } from '../../../src/domain/money.ts'
import { both } from '../common/product.ts'
import type { Language } from '../common/shape.ts'
import { configuration } from '../configuration.ts'
import { countries } from '../countries.ts'
import { type ShippingMethodSeed, shippingMethods } from '../shipping.ts'

const words = {
  how: both('How', 'Būdas'),
  arrives: both('Arrives', 'Atvyksta'),
  price: both('Price', 'Kaina'),
  shops: both('all our shops', 'visose mūsų parduotuvėse'),
  everywhere: both('everywhere we sell to', 'visur, kur parduodame'),
  oneDay: both('within one working day', 'per vieną darbo dieną'),
  days: both('{days} working days', 'per {days} darbo dienas'),
  free: both('free', 'nemokamai'),
  limit: both(
    'From {limit} of products in one order, every way of delivery is free.',
    'Kai prekių viename užsakyme yra bent už {limit}, bet kuris pristatymo būdas nemokamas.',
  ),
}

const euros = (amount: number) => formatMoney(amount, 'EUR')

function whereOf({ type, countries: codes }: ShippingMethodSeed, language: Language): string {
  if (type === 'salon') return words.shops[language]
  if (!codes) return words.everywhere[language]
  return countries.flatMap(({ code, title }) => (codes.includes(code) ? title[language] : [])).join(', ')
}

function rowOf(method: ShippingMethodSeed, language: Language): string {
  const { title, days, price } = method
  const term = days[1] === 1 ? words.oneDay[language] : words.days[language].replace('{days}', [...new Set(days)].join('–'))
  const cost = price === 0 ? words.free[language] : euros(price / 100)
  return `<tr><th scope="row">${title[language]}<br><small>${whereOf(method, language)}</small></th><td>${term}</td><td>${cost}</td></tr>`
}

/** The delivery methods of the checkout as a table. */
export function waysOfDelivery(language: Language): string {
  const head = [words.how, words.arrives, words.price].map((title) => `<th scope="col">${title[language]}</th>`).join('')
  const rows = shippingMethods.map((method) => rowOf(method, language)).join('')
  const limit = words.limit[language].replace('{limit}', euros(configuration.freeDeliveryFrom))
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table><p>${limit}</p>`
}
