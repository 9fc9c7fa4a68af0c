import type { Language } from './common/shape.ts'

/** Texts of the commercial offer. */
export const offerWords: Record<
  Language,
  Record<
    | 'title'
    | 'file'
    | 'date'
    | 'code'
    | 'product'
    | 'quantity'
    | 'price'
    | 'sum'
    | 'unavailable'
    | 'discount'
    | 'VAT'
    | 'withoutVAT'
    | 'total'
    | 'note'
    | 'page'
    | 'vatCode'
    | 'companyCode',
    string
  >
> = {
  en: {
    title: 'Commercial offer',
    file: 'Commercial offer.pdf',
    date: 'Date',
    code: 'Code',
    product: 'Product',
    quantity: 'Qty',
    price: 'Price',
    sum: 'Sum',
    unavailable: 'Not available in this quantity',
    discount: 'Saved with the discount code',
    VAT: 'VAT',
    withoutVAT: 'Without VAT',
    total: 'Total, VAT included',
    note: 'Prices and quantities are those of the day of this offer. Prices include VAT; delivery is not included.',
    page: 'Page',
    vatCode: 'VAT number',
    companyCode: 'Company number',
  },
  lt: {
    title: 'Komercinis pasiūlymas',
    file: 'Komercinis pasiūlymas.pdf',
    date: 'Data',
    code: 'Kodas',
    product: 'Prekė',
    quantity: 'Kiekis',
    price: 'Kaina',
    sum: 'Suma',
    unavailable: 'Tokio kiekio neturime',
    discount: 'Sutaupyta su nuolaidos kodu',
    VAT: 'PVM',
    withoutVAT: 'Be PVM',
    total: 'Iš viso su PVM',
    note: 'Kainos ir kiekiai galioja pasiūlymo dieną. Kainos su PVM, pristatymas neįskaičiuotas.',
    page: 'Puslapis',
    vatCode: 'PVM mokėtojo kodas',
    companyCode: 'Įmonės kodas',
  },
}
