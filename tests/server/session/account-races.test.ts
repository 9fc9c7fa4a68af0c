import { beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../shop.ts'
import { findMailedToken, goodPassword, post, readCookie } from './account.ts'
import { createCustomer, createSession } from './customer.ts'
import { operatorCookie, sendForm } from './operator.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const newPassword = 'nine swans under the moon'
const logIn = (email: string, password = goodPassword) => post(shop, '/api/customer/login', { email, password }, { peer: email })
const setPassword = (id: string) => post(shop, '/api/set_password', { password: newPassword, id })
const isLoggedIn = async (cookie: string) => (await shop.ask('/api/customer/account-details', { headers: { cookie } })).status === 200

/** A customer with a session and a password reset token. */
async function account(email: string) {
  const password = await shop.deps.passwords.hash(goodPassword)
  const customer = await createCustomer(shop.db, { email, at: new Date(), password })
  await post(shop, '/api/reset', { email, lang: 'en' })
  return { cookie: await createSession(shop, customer), customer, mailed: await findMailedToken(shop, email, 'id') }
}

/** Runs something while the shop is hashing or checking a password. */
async function meanwhile<T>(asking: () => Promise<T>, happens: () => Promise<unknown>): Promise<T> {
  const { passwords } = shop.deps
  const late =
    <A extends unknown[], R>(work: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      Object.assign(shop.deps, { passwords })
      const done = await work(...given)
      await happens()
      return done
    }
  Object.assign(shop.deps, { passwords: { ...passwords, match: late(passwords.match), hash: late(passwords.hash) } })
  return asking()
}

describe('races with a password check', () => {
  test('R32 a login with the old password fails if the password changes meanwhile', async () => {
    const { mailed } = await account('swan@example.com')
    const answer = await meanwhile(
      () => logIn('swan@example.com'),
      () => setPassword(mailed),
    )
    expect([answer.status, await isLoggedIn(readCookie(answer))]).toEqual([401, false])
    expect((await logIn('swan@example.com', newPassword)).status).toBe(200)
  })

  test('R32 a login fails if the account is closed meanwhile', async () => {
    const { customer } = await account('closed@example.com')
    const cookie = await operatorCookie(shop)
    const answer = await meanwhile(
      () => logIn('closed@example.com'),
      () => sendForm(shop, '/close', { customer }, { cookie }),
    )
    expect([answer.status, await isLoggedIn(readCookie(answer))]).toEqual([401, false])
  })

  test('R32 R36 a session ended by a password change cannot change the password', async () => {
    const { cookie, mailed } = await account('thief@example.com')
    const password = 'the password of a thief'
    const answer = await meanwhile(
      () => post(shop, '/api/update_password', { password }, { cookie }),
      () => setPassword(mailed),
    )
    expect(answer.status).toBe(401)
    expect([(await logIn('thief@example.com', password)).status, (await logIn('thief@example.com', newPassword)).status]).toEqual([
      401, 200,
    ])
  })
})
