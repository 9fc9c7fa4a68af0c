import type { ComponentType } from 'react'
import { lazyModule } from '../../base/dom/lazy-module.ts'
import { messages } from '../../domain/messages.ts'
import type { SectionProps } from './section-key.ts'

/** A section of the customer area; its code loads on demand. */
export interface Section {
  /** text key of its heading */
  title: string
  /** shape of its skeleton */
  skeleton: 'rows' | 'cards' | 'facts' | 'form'
  view: { load: () => Promise<ComponentType<SectionProps>>; prepare: () => void }
}

const section = (title: string, shape: Section['skeleton'], load: () => Promise<ComponentType<SectionProps>>): Section => ({
  title,
  skeleton: shape,
  view: lazyModule(load),
})

const requisites = section(messages.requisites, 'facts', () => import('./requisites/requisites.tsx').then((file) => file.Requisites))

/** Sections by key, as used in the URL (ACC-01..12). Their order is that of the menu, src/domain/account/account-menu.ts. */
export const sections: Readonly<Record<string, Section>> = {
  orders: section(messages.myOrders, 'rows', () => import('./orders/orders.tsx').then((file) => file.Orders)),
  credit: section(messages.myCredit, 'facts', () => import('./credit/credit.tsx').then((file) => file.Credit)),
  productReturns: section(messages.returns, 'form', () => import('./returns/returns.tsx').then((file) => file.Returns)),
  carts: section(messages.myCarts, 'cards', () => import('./carts/carts.tsx').then((file) => file.Carts)),
  'delivery-addresses': section(messages.deliveryAddresses, 'cards', () =>
    import('./delivery-addresses/delivery-addresses.tsx').then((file) => file.DeliveryAddresses),
  ),
  '': requisites,
  'loyalty-programs': section(messages.loyaltyProgram, 'cards', () =>
    import('./programs/programs.tsx').then((file) => file.LoyaltyPrograms),
  ),
  'sales-programs': section(messages.salesPrograms, 'cards', () => import('./programs/programs.tsx').then((file) => file.SalesPrograms)),
  'product-catalogue': section(messages.productInformation, 'cards', () =>
    import('./product-catalogue/product-catalogue.tsx').then((file) => file.ProductCatalogue),
  ),
  'password-change': section(messages.passwordChange, 'form', () =>
    import('./password-change/password-change.tsx').then((file) => file.PasswordChange),
  ),
  integrations: section(messages.integrations, 'cards', () => import('./integrations/integrations.tsx').then((file) => file.Integrations)),
}

/** The key of the section to show: the requested one if it exists and this customer has it, else the requisites. */
export const visibleSection = (requested: string | undefined, allowed: readonly string[]): string =>
  requested !== undefined && Object.hasOwn(sections, requested) && allowed.includes(requested) ? requested : ''

/** The section of a key; the requisites if unknown. */
export const sectionAt = (key: string): Section => (Object.hasOwn(sections, key) ? sections[key] : undefined) ?? requisites
