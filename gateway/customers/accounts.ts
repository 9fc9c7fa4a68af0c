import { addCustomer } from '../../server/account/customers.ts'
import type { CoreDeps } from '../../server/context/deps.ts'
import type { Account, Engine } from '../../server/engine/engine.ts'
import { loginNeeded, Problem } from '../../server/http/problem.ts'
import { checkRegistration } from '../../server/session/accounts/check-registration.ts'
import { offersPrivateRegistration } from '../../src/domain/session/registration.ts'
import { features } from '../../src/model/app/configuration.ts'
import { type Adapter, EngineError, type EngineSession } from '../adapter.ts'
import { withProductIds } from '../orders/product-ids.ts'
import { translated } from '../to-problem.ts'

/** Customers live in the engine. A row in the gateway's database, without a password, owns their saved carts and wishlist. */
export function engineAccounts(
  adapter: Adapter,
  { db, now, settings, languages }: CoreDeps,
): Pick<Engine, 'signIn' | 'signUp' | 'customer' | 'orders'> {
  async function remember({ token, customer: { id, email } }: EngineSession): Promise<Account> {
    await db.tx(async (tx) => {
      // the address may now belong to another customer of the engine
      await tx.query("update customer set email = 'former-' || id where lower(email) = lower($1) and id <> $2", [email, id])
      await addCustomer(tx, { id, email, at: now(), emailConfirmed: true })
      await tx.query('update customer set email = $2 where id = $1', [id, email])
    })
    return { customer: id, token }
  }

  const forget = (token: string) => db.query('delete from session where engine_token = $1', [token])

  return {
    signIn: async (login) => remember(await translated(() => adapter.signIn(login), 401)),
    signUp: async (sent, { language }) => {
      const switches = features.parse((await settings.configuration(language)).features ?? {})
      const isOffered = sent.b2bCustomer ? adapter.features.has('companies') : offersPrivateRegistration(switches)
      if (!switches.customerRegistration || !isOffered)
        throw new Problem(403, 'RegistrationClosed', languages.words(language).account.closed)
      const checked = await checkRegistration({ settings, languages }, sent, language)
      const { email, password, name, surname, phone = '' } = checked
      const company = checked.b2bCustomer ? checked.companyName : undefined
      const { mode, session } = await translated(() => adapter.signUp({ email, password, name, surname, phone, company }, language))
      return { mode, account: session && (await remember(session)) }
    },
    customer: async ({ token }) => {
      if (token === undefined) return undefined
      const details = await translated(() =>
        adapter.customer(token).catch((error: unknown) => {
          if (error instanceof EngineError && error.kind === 'expired') return undefined
          throw error
        }),
      )
      if (!details) await forget(token)
      return details
    },
    orders: async (page, { token }) => {
      if (token === undefined) throw loginNeeded()
      const { orders, total } = await translated(() => adapter.orders(page, token))
      return {
        orders: await Promise.all(orders.map(async (order) => ({ ...order, products: await withProductIds(db, order.products) }))),
        total,
      }
    },
  }
}
