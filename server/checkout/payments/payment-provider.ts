/** What a provider needs to know of an order. */
export interface OrderToPay {
  id: string
  number: string
  amountCents: number
  currency: string
  /** page of the shop that the shopper returns to */
  returnUrl: string
}

/** What a provider reports of a payment. */
export interface PaymentEvent {
  /** the provider's id of the payment */
  reference: string
  state: 'paid' | 'refused'
  amountCents: number
  currency: string
}

/** A service that takes payments on pages of its own. */
export interface PaymentProvider {
  /** Opens a payment and returns the page to pay at. A repeated call for an order returns the same payment. */
  open(order: OrderToPay): Promise<{ reference: string; page: string }>
  /** The outcome of a payment; undefined while there is none. Serves when its event has been lost. */
  outcome(reference: string): Promise<PaymentEvent | undefined>
  /** Closes a payment, so that its page takes no money. Returns the event of a payment that is already paid instead. */
  cancel(reference: string): Promise<PaymentEvent | undefined>
  /** Reads the body of an event; undefined unless the provider has signed it. */
  readEvent(body: string, signature: string): PaymentEvent | undefined
}
