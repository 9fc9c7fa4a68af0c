import { type Adapter, type EngineCustomer, EngineError, type EngineSession } from '../../adapter.ts'
import { type Ask, type ErrorResult, failure, type ToUnits } from './vendure-client.ts'
import { orderFields, toPlaced, type VendureOrder } from './vendure-order.ts'

interface Customer {
  id: string
  emailAddress: string
  firstName: string
  lastName: string
  phoneNumber: string | null
  addresses: { id: string; streetLine1: string; city: string; postalCode: string; country: { code: string } }[] | null
}

const customerFields = 'id emailAddress firstName lastName phoneNumber addresses { id streetLine1 city postalCode country { code } }'
const loginQuery = `mutation ($email: String!, $password: String!) {
  login(username: $email, password: $password, rememberMe: true) { ${failure} } }`
const registerQuery = `mutation ($input: RegisterCustomerInput!) { registerCustomerAccount(input: $input) { ${failure} } }`
const customerQuery = `query { activeCustomer { ${customerFields} } }`
const ordersQuery = `query ($take: Int!, $skip: Int!) { activeCustomer {
  orders(options: { take: $take, skip: $skip, sort: { orderPlacedAt: DESC }, filter: { active: { eq: false } } }) {
    totalItems items { ${orderFields} } } } }`

/** The kit's name for each of Vendure's login errors. */
const refusals: Record<string, string> = {
  INVALID_CREDENTIALS_ERROR: 'IncorrectCredentials',
  NOT_VERIFIED_ERROR: 'EmailNotValidated',
}

const toCustomer = ({ id, emailAddress, firstName, lastName, phoneNumber, addresses }: Customer): EngineCustomer => ({
  id,
  email: emailAddress,
  name: firstName,
  surname: lastName,
  ...(phoneNumber && { phone: phoneNumber }),
  buyAs: 'b2c',
  b2bCustomer: false,
  addresses: (addresses ?? []).map((address) => ({
    _id: address.id,
    country: address.country.code,
    city: address.city,
    address: address.streetLine1,
    postcode: address.postalCode,
  })),
})

/** Vendure's accounts: its sessions are bearer tokens. */
export function vendureCustomers(ask: Ask, toUnits: ToUnits): Pick<Adapter, 'signIn' | 'signUp' | 'customer' | 'orders'> {
  const customer: Adapter['customer'] = async (token) => {
    const { activeCustomer } = (await ask<{ activeCustomer: Customer | null }>(customerQuery, {}, token)).data
    return activeCustomer ? toCustomer(activeCustomer) : undefined
  }

  async function signIn(login: { email: string; password: string }): Promise<EngineSession> {
    const { data, token } = await ask<{ login: ErrorResult }>(loginQuery, login)
    const { errorCode, message = 'Incorrect credentials' } = data.login
    if (errorCode) throw new EngineError('refused', message, refusals[errorCode] ?? 'AccountDisabled')
    const details = token && (await customer(token))
    if (!details) throw new EngineError('unavailable', 'Vendure started no session')
    return { token, customer: details }
  }

  return {
    signIn,
    customer,
    signUp: async ({ email, password, name, surname, phone }) => {
      const input = { emailAddress: email, password, firstName: name, lastName: surname, phoneNumber: phone }
      const { errorCode, message = 'The account was not created' } = (
        await ask<{ registerCustomerAccount: ErrorResult }>(registerQuery, { input })
      ).data.registerCustomerAccount
      if (errorCode) throw new EngineError('refused', message, errorCode)
      // the server's setting decides whether addresses must be confirmed; Vendure does not reveal whether an address has an account
      const session = await signIn({ email, password }).catch((error: unknown) => {
        if (error instanceof EngineError && error.kind === 'refused') return undefined
        throw error
      })
      return session ? { mode: 'session', session } : { mode: 'confirmation' }
    },
    orders: async ({ page, size }, token) => {
      type Answer = { activeCustomer: { orders: { totalItems: number; items: VendureOrder[] } } | null }
      const { activeCustomer } = (await ask<Answer>(ordersQuery, { take: size, skip: page * size }, token)).data
      if (!activeCustomer) throw new EngineError('expired', 'The session has ended')
      const { items, totalItems } = activeCustomer.orders
      return {
        orders: items.filter(({ orderPlacedAt }) => orderPlacedAt !== null).map((order) => toPlaced(order, toUnits)),
        total: totalItems,
      }
    },
  }
}
