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
}

/** Whether the server says that it lacks something; the tags leave it out then. */
export const lacks = (configuration: Pick<Configuration, 'features'> | undefined, what: keyof Lackable): boolean =>
  configuration?.features?.[what] === false
