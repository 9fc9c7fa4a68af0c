import { demoCustomers } from '../demo/content/customers.ts'
import { getAccountDetails, postLogOut } from '../src/api/customer.ts'
import { postLogin } from '../src/api/login.ts'
import { pageSettings } from '../src/kit/settings.ts'
import { refreshSession } from '../src/stores/session/login/session-start.ts'
import { $customer } from '../src/stores/session/session.ts'

/** The demo's accounts by type of customer. */
const accounts = { business: 'tomas@birchandbolt.example', private: 'ona@birchandbolt.example' }

/** Logs out on the server and in the stores. */
async function logOut() {
  const shop = pageSettings()
  if (await getAccountDetails(shop)) await postLogOut(shop)
  $customer.set(undefined) // a change of customer would reload the page
  await refreshSession()
}

/** Logs a customer in through the API before a story, and out after it. */
export const withLogin =
  (type: keyof typeof accounts = 'business') =>
  async () => {
    const account = demoCustomers.find(({ email }) => email === accounts[type])
    if (!account) throw new Error(`The demo has no account ${accounts[type]}`)
    $customer.set(undefined)
    await postLogin(pageSettings(), { email: account.email, password: account.password })
    await refreshSession()
    return logOut
  }

/** Makes sure that a story runs without a login. */
export const asVisitor = logOut
