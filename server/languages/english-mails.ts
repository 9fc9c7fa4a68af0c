import type { OrderMailFacts, PaymentAccount, PaymentMailFacts, RequestMailFacts, ReturnMailFacts } from './mail-facts.ts'

export const mails = {
  /** The recipient's name is optional. */
  greeting: { named: (name: string) => `Hello ${name},`, neutral: 'Hello,' },

  /** Mails about an account; `link` is the URL of the page that the mail links to. */
  accountMail: {
    confirm: {
      subject: (shop: string) => `Confirm your account at ${shop}`,
      lines: (link: string) => [
        'please confirm that this mailbox is yours:',
        link,
        'The link works once, within 24 hours. If you have not registered with us, do nothing: nobody can log in.',
      ],
    },
    received: {
      subject: (shop: string) => `We have received your registration at ${shop}`,
      lines: (_link: string) => [
        'thank you for registering your company. We look at every new account ourselves and will write within a few days.',
      ],
    },
    approved: {
      subject: (shop: string) => `Your account at ${shop} is open`,
      lines: (link: string) => ['your account has been approved. Log in here:', link],
    },
    reset: {
      subject: (shop: string) => `A new password for ${shop}`,
      lines: (link: string) => [
        'somebody, we hope it was you, has asked for a new password. Choose one here:',
        link,
        'The link works once, within 60 minutes. If it was not you, do nothing: your password stays as it is.',
      ],
    },
    changed: {
      subject: (shop: string) => `Your password at ${shop} was changed`,
      lines: (link: string) => [
        'your password was changed just now, and other devices were logged out. If it was not you, choose a new one at once:',
        link,
      ],
    },
  },

  orderMail: {
    subject: ({ number, shop }: OrderMailFacts) => `Your order ${number} at ${shop}`,
    thanks: 'thank you for your order. This is what we will pack for you:',
    delivery: 'Delivery',
    deliveryPrice: 'Delivery price',
    discount: 'Saved with the discount code',
    voucher: 'Paid with a gift voucher',
    total: 'Total, VAT included',
    VAT: 'of which VAT',
    payment: 'Payment',
    transfer: ({ total, number }: OrderMailFacts, { recipient, account, bank, bic }: PaymentAccount) =>
      `Please transfer ${total}\nto: ${recipient}\naccount: ${account} (${bank}, ${bic})\nreference: ${number}`,
    end: 'We will write again when the parcel leaves.',
  },

  /** The mail that confirms a payment. */
  paymentMail: {
    subject: ({ number, shop }: PaymentMailFacts) => `Payment received for order ${number} at ${shop}`,
    text: ({ number }: PaymentMailFacts) => `we have received your payment for order ${number} and are packing it now.`,
  },

  /** The mail about an order that is cancelled because its payment was refused. */
  cancellationMail: {
    subject: ({ number, shop }: PaymentMailFacts) => `Order ${number} at ${shop} is cancelled`,
    text: ({ number }: PaymentMailFacts) =>
      `order ${number} is cancelled, and nothing was charged. Its products are back in your cart, to be paid another way.`,
  },

  requestMail: {
    stars: (rating: number) => `${rating} of 5`,
    arrived: ({ form, number }: RequestMailFacts) => `${form}: request ${number}`,
    from: ({ url }: RequestMailFacts) => `Sent from the page ${url}`,
    received: ({ number, shop }: RequestMailFacts) => `We have received your request ${number} – ${shop}`,
    greeting: 'Hello,',
    thanks: ({ form, number }: RequestMailFacts) =>
      `thank you for writing. Your request “${form}” has the number ${number}, and we will answer it soon.`,
    copy: 'This is what you have sent:',
    notYou: 'If you have not sent us anything, somebody has mistyped an address: you need not do anything.',
  },

  returnMail: {
    subject: ({ number, shop }: ReturnMailFacts) => `Your return of order ${number} at ${shop}`,
    greeting: ({ name }: ReturnMailFacts) => `Hello ${name},`,
    thanks: ({ number }: ReturnMailFacts) => `we have received your request to return this from your order ${number}:`,
    reason: 'Reason',
    comment: 'Your comment',
    end: 'We will look at it and write to you within two working days.',
  },
}

export type Mails = typeof mails
