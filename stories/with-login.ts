import { demoCustomers } from '../demo/content/customers.ts'
import { getAccountDetails, postLogOut } from '../src/api/customer.ts'
import { postLogin } from '../src/api/login.ts'
import { pageSettings } from '../src/kit/settings.ts'
import { refreshSession } from '../src/stores/session/login/session-start.ts'
import { $customer } from '../src/stores/session/session.ts'

/** The demo's accounts by what they buy for. */
const accounts = { business: 'tomas@birchandbolt.example', private: 'ona@birchandbolt.example' }

/** Nobody is logged in, in this browser and in the kit. */
async function logOut() {
  const shop = pageSettings()
  if (await getAccountDetails(shop)) await postLogOut(shop)
  $customer.set(undefined) // another person than before would have the page reloaded
  await refreshSession()
}

/** A story of somebody who is logged in, by the real call; they have gone when the story ends. */
export const withLogin =
  (who: keyof typeof accounts = 'business') =>
  async () => {
    const account = demoCustomers.find(({ email }) => email === accounts[who])
    if (!account) throw new Error(`The demo has no account ${accounts[who]}`)
    $customer.set(undefined)
    await postLogin(pageSettings(), { email: account.email, password: account.password })
    await refreshSession()
    return logOut
  }

/** A story of a visitor, whoever was here before. */
export const asVisitor = logOut
