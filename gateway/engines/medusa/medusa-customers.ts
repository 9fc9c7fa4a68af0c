import { type Adapter, type EngineCustomer, EngineError, type EngineSession } from '../../adapter.ts'
import type { Ask } from './medusa-client.ts'
import { type MedusaOrder, orderFields, toPlaced } from './medusa-order.ts'

interface Customer {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  addresses: { id: string; address_1: string | null; city: string | null; postal_code: string | null; country_code: string | null }[]
}

const customerFields = 'id,email,first_name,last_name,phone,*addresses'

const toCustomer = ({ id, email, first_name, last_name, phone, addresses }: Customer): EngineCustomer => ({
  id,
  email,
  name: first_name ?? '',
  surname: last_name ?? '',
  ...(phone && { phone }),
  buyAs: 'b2c',
  b2bCustomer: false,
  addresses: addresses.map((address) => ({
    _id: address.id,
    country: address.country_code?.toUpperCase(),
    city: address.city ?? undefined,
    address: address.address_1 ?? undefined,
    postcode: address.postal_code ?? undefined,
  })),
})

const isExpired = (error: unknown) => error instanceof EngineError && error.kind === 'expired'

/** Medusa's customers with a password. A session is a token that expires after a day, unless the server sets another time. */
export function medusaCustomers(ask: Ask): Pick<Adapter, 'signIn' | 'signUp' | 'customer' | 'orders'> {
  const customer: Adapter['customer'] = async (token) => {
    try {
      return toCustomer((await ask<{ customer: Customer }>('/store/customers/me', { query: { fields: customerFields }, token })).customer)
    } catch (error) {
      if (isExpired(error)) return undefined
      throw error
    }
  }

  /** Runs a call whose 401 means that the visitor's input was wrong. */
  const refusedAs = async <T>(reason: string, call: () => Promise<T>): Promise<T> => {
    try {
      return await call()
    } catch (error) {
      if (error instanceof EngineError && error.kind === 'expired') throw new EngineError('refused', error.message, reason)
      throw error
    }
  }

  async function signIn(login: { email: string; password: string }): Promise<EngineSession> {
    const { token } = await refusedAs('IncorrectCredentials', () =>
      ask<{ token?: string }>('/auth/customer/emailpass', { body: { email: login.email, password: login.password } }),
    )
    const details = token && (await customer(token))
    // a password without a customer: a registration whose second request was lost
    if (!details) throw new EngineError('refused', 'There is no customer with this address', 'IncorrectCredentials')
    return { token, customer: details }
  }

  return {
    signIn,
    customer,
    signUp: async ({ email, password, name, surname, phone, company }) => {
      const { token } = await refusedAs('EmailTaken', () =>
        ask<{ token: string }>('/auth/customer/emailpass/register', { body: { email, password } }),
      )
      const person = { email, first_name: name, last_name: surname, phone, ...(company && { company_name: company }) }
      await ask('/store/customers', { body: person, token })
      return { mode: 'session', session: await signIn({ email, password }) }
    },
    orders: async ({ page, size }, token) => {
      const { orders, count } = await ask<{ orders: MedusaOrder[]; count: number }>('/store/orders', {
        token,
        query: { limit: size, offset: page * size, order: '-created_at', fields: orderFields },
      })
      return { orders: orders.map(toPlaced), total: count }
    },
  }
}
