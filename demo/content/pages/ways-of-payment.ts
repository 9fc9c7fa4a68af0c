import { both } from '../common/product.ts'
import type { Language, Text } from '../common/shape.ts'
import { paymentMethods } from '../payment-methods.ts'
import { paths } from './paths.ts'

/** What pays an order without being a choice of every checkout. */
const others: { title: Text; description: Text }[] = [
  {
    title: both('Invoice payable within 30 days', 'Pagal sąskaitą per 30 dienų'),
    description: both(
      `For <a href="${paths.business.en}">companies with a credit limit</a>`,
      `<a href="${paths.business.lt}">Įmonėms, turinčioms kredito limitą</a>`,
    ),
  },
  {
    title: both('Gift voucher', 'Dovanų kuponas'),
    description: both(
      'Enter its code in the cart; what you do not use stays on it',
      'Kodą įveskite krepšelyje; nepanaudota suma lieka kupone',
    ),
  },
]

/** A table of the payment methods of the checkout and of gift vouchers. */
export function waysOfPayment(language: Language): string {
  const rows = [...paymentMethods, ...others].map(
    ({ title, description }) => `<tr><th scope="row">${title[language]}<br><small>${description[language]}</small></th></tr>`,
  )
  const vat = both('Prices include VAT.', 'Į kainas įskaičiuotas PVM.')[language]
  return `<table><tbody>${rows.join('')}</tbody></table><p>${vat}</p>`
}
