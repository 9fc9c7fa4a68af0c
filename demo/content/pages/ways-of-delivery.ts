import { formatMoney } from '../../../src/domain/money.ts'
import { both } from '../common/product.ts'
import type { Language } from '../common/shape.ts'
import { countries } from '../countries.ts'
import { type ShippingMethodSeed, shippingMethods } from '../shipping.ts'

const words = {
  how: both('Method', 'Būdas'),
  days: both('Working\u00a0days', 'Darbo\u00a0d.'), // unbroken: the heading sets the width of its column
  price: both('Price', 'Kaina'),
  shops: both('All our shops', 'Visose mūsų parduotuvėse'),
  everywhere: both('Everywhere we sell to', 'Visur, kur parduodame'),
  free: both('Free', 'Nemokamai'),
}

const euros = (amount: number) => formatMoney(amount, 'EUR')

function whereOf({ type, countries: codes }: ShippingMethodSeed, language: Language): string {
  if (type === 'salon') return words.shops[language]
  if (!codes) return words.everywhere[language]
  return countries.flatMap(({ code, title }) => (codes.includes(code) ? title[language] : [])).join(', ')
}

function rowOf(method: ShippingMethodSeed, language: Language): string {
  const { title, days, price } = method
  const cost = price === 0 ? words.free[language] : euros(price / 100)
  return `<tr><th scope="row">${title[language]}<br><small>${whereOf(method, language)}</small></th><td>${[...new Set(days)].join('–')}</td><td>${cost}</td></tr>`
}

/** The delivery methods of the checkout as a table. */
export function waysOfDelivery(language: Language): string {
  const head = [words.how, words.days, words.price].map((title) => `<th scope="col">${title[language]}</th>`).join('')
  const rows = shippingMethods.map((method) => rowOf(method, language)).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`
}
