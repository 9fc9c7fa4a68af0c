import { configuration } from '../demo/content/configuration.ts'
import type { Adapter } from './adapter.ts'
import { assortment } from './catalogue/to-record.ts'

/** What only the reference server has. The tags leave out what is false. */
const missing = {
  loyaltyPrograms: false,
  enableProductReturns: false,
  customerProductCatalogue: false,
  customerIntegrations: false,
  passwordReset: false,
  passwordChange: false,
  giftVouchers: false,
  creditLimit: false,
  deliveryWishes: false,
}

/** The configuration of a shop in front of this engine; it overrides that of the content. */
export const gatewayConfiguration = ({ features }: Pick<Adapter, 'features'>): Record<string, unknown> => ({
  ...{ enableProductReturns: false, customerProductCatalogue: false, customerIntegrations: [] },
  // promises of the demo shop, which the engine may not keep
  ...{ headerNote: undefined, footerMarks: [], freeDeliveryFrom: undefined, deliveryPriceFrom: undefined, orderCutOff: undefined },
  ...{ pickupText: undefined, returnsText: undefined, returnsPage: undefined, contactsPage: undefined, inquiryFormId: undefined },
  // logins by a provider are the reference server's; the other is a placeholder of the demo shop
  ...{ appleClientId: undefined, facebookAppId: undefined, googleClientId: undefined, gtmContainerId: undefined },
  recommendedProductsList: assortment,
  features: {
    ...configuration.features,
    ...missing,
    discountCodes: features.has('codes'),
    companyRegistration: features.has('companies'),
    customerEmailConfirmation: features.has('confirmation'),
  },
})
