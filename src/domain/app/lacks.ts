import type { Configuration } from '../../model/app/configuration.ts'

/** Features that a server has unless it says `false`: the first servers named none of them. */
interface Lackable {
  /** a discount code in the cart */
  discountCodes: boolean
  /** a gift voucher in the cart */
  giftVouchers: boolean
  /** a mail with a link for a new password */
  passwordReset: boolean
  /** a new password in the customer area */
  passwordChange: boolean
  /** invoices that a company pays later, up to a limit */
  creditLimit: boolean
  /** accounts of companies, with their code and VAT code */
  companyRegistration: boolean
  /** the day of a delivery, and a comment for the courier */
  deliveryWishes: boolean
  /** a mail that confirms an order, and one when it is sent */
  orderMails: boolean
}

/** Whether the server says that it lacks something; the tags leave it out then. */
export const lacks = (configuration: Pick<Configuration, 'features'> | undefined, what: keyof Lackable): boolean =>
  configuration?.features?.[what] === false

/** Whether a flag is set at the top level of the configuration or among its features. */
export const isOn = (
  configuration: Pick<Configuration, 'enableProductReturns' | 'customerProductCatalogue' | 'features'> | undefined,
  name: 'enableProductReturns' | 'customerProductCatalogue',
): boolean => configuration?.[name] === true || configuration?.features?.[name] === true
