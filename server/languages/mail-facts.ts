/** What the mails of the shop are about; each language words them. Amounts are formatted, such as €12,50. */

export interface OrderMailFacts {
  shop: string
  /** recipient's name; '' for a neutral greeting */
  name: string
  number: string
  lines: { title: string; quantity: number; total: string }[]
  /** delivery methods; `to` is the destination, if shown */
  deliveries: { title: string; to: string | undefined }[]
  deliveryPrice: string
  discount: string | undefined
  voucher: string | undefined
  total: string
  VAT: string
  payment: string
  /** for an order that is paid by bank transfer */
  transfer: PaymentAccount | undefined
}

/** A bank account of the shop. */
export interface PaymentAccount {
  recipient: string
  bank: string
  /** IBAN without spaces */
  account: string
  bic: string
}

export interface PaymentMailFacts {
  shop: string
  /** recipient's name; '' for a neutral greeting */
  name: string
  /** number of the order */
  number: string
}

export interface RequestMailFacts {
  shop: string
  form: string
  number: string
  /** URL of the page with the form */
  url: string
  /** field titles with their values */
  answers: { title: string; value: string }[]
}

export interface ReturnMailFacts {
  shop: string
  name: string
  /** number of the order */
  number: string
  lines: { title: string; quantity: number }[]
  reason: string
  comment: string
}
