import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getAccountDetails } from '../../../src/api/customer.ts'
import { postLogin, postSocialCode } from '../../../src/api/login.ts'
import { getPasswordPolicy, postReset, postSetPassword, postUpdatePassword } from '../../../src/api/passwords.ts'
import { postApproval, postConfirmationEmail } from '../../../src/api/registration.ts'
import { loginProblem } from '../../../src/domain/session/login.ts'
import { passwordChange } from '../../../src/stores/session/login/passwords.ts'
import { findMailedToken, goodPassword } from '../../server/session/account.ts'
import { createCustomer } from '../../server/session/customer.ts'
import { openShop } from '../../server/shop.ts'
import { connect, shop } from '../connect.ts'
import { socialCode } from './social-code.ts'

let wire: Awaited<ReturnType<typeof connect>>
let hash: Promise<string> | undefined
beforeEach(async () => {
  wire = await connect()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

let accounts = 0

/** Creates an account; its email is unique, even if the test is retried. */
async function account(name: string, more: Partial<Parameters<typeof createCustomer>[1]> = {}): Promise<string> {
  const { db, deps } = await openShop()
  const email = `${++accounts}-${name}`
  hash ??= deps.passwords.hash(goodPassword)
  await createCustomer(db, { email, at: new Date(), password: await hash, ...more })
  return email
}
const newPassword = 'nine herons near the mill'

describe('login', () => {
  test('CALL-40 ENT-32 sends email and password, and starts the customer’s session', async () => {
    const email = await account('calls-login@example.com')
    await postLogin(shop, { email, password: goodPassword })
    // not `last()`: deferred requests of a previous test file may follow
    expect(wire.to('/api/customer/login')).toMatchObject([{ method: 'POST', body: { email, password: goodPassword } }])
    expect(await getAccountDetails(shop)).toMatchObject({ email })
  })

  test.each([
    ['EmailNotValidated', { awaitsEmail: true }],
    ['NotApprovedByAdmin', { awaitsApproval: true }],
    ['IncorrectCredentials', undefined],
  ] as const)('SESS-08 maps the shop’s error %s', async (problem, state) => {
    const email = state ? await account(`${problem}@example.com`, state) : 'nobody@example.com'
    const refused = await postLogin(shop, { email, password: goodPassword }).catch((error: { status: number; body: unknown }) => error)
    expect(refused && loginProblem(refused.status, refused.body)).toBe(problem)
  })
})

describe('confirmation by email', () => {
  test('CALL-44 CALL-45 the token from a resent email confirms the account once', async () => {
    const email = await account('calls-approval@example.com', { awaitsEmail: true })
    await postConfirmationEmail(shop, { lang: 'lt', email })
    expect(wire.last()).toMatchObject({ method: 'POST', path: '/api/send-confirmation-email/lt', body: { email } })
    const token = await findMailedToken(await openShop(), email, 'email-approval-token')
    await postApproval(shop, token)
    expect(wire.last()).toMatchObject({ method: 'POST', path: '/api/approve-account', body: { token } })
    await postLogin(shop, { email, password: goodPassword })
    await expect(postApproval(shop, token)).rejects.toMatchObject({ name: 'RequestError' })
  })
})

describe('passwords', () => {
  test('CALL-51 ENT-33 PWD-15 requests the policy without parameters', async () => {
    expect(await getPasswordPolicy(shop)).toMatchObject({ min: 8, max: 128, requireLetter: false, requireNumber: false })
    expect(wire.last()).toMatchObject({ method: 'GET', path: '/api/password_policy' })
    expect([...wire.last().query]).toEqual([])
  })

  test('CALL-46 CALL-47 PWD-11 the id from the email sets a new password once', async () => {
    const email = await account('calls-reset@example.com')
    await postReset(shop, { lang: 'en', email })
    expect(wire.last()).toMatchObject({ method: 'POST', path: '/api/reset', body: { lang: 'en', email } })
    const id = await findMailedToken(await openShop(), email, 'id')
    expect(await passwordChange().send({ connection: shop, password: newPassword, id })).toBe(true)
    expect(wire.last()).toMatchObject({ method: 'POST', path: '/api/set_password', body: { password: newPassword, id } })
    await postLogin(shop, { email, password: newPassword })
    await expect(postSetPassword(shop, { password: newPassword, id })).rejects.toMatchObject({ name: 'RequestError' })
  })

  test('CALL-48 PWD-12 without an id, changes the password of the logged-in customer', async () => {
    const email = await account('calls-update@example.com')
    await expect(postUpdatePassword(shop, { password: newPassword })).rejects.toMatchObject({ status: 401 })
    await postLogin(shop, { email, password: goodPassword })
    expect(await passwordChange().send({ connection: shop, password: newPassword, id: undefined })).toBe(true)
    expect(wire.last()).toMatchObject({ method: 'POST', path: '/api/update_password', body: { password: newPassword } })
    expect(Object.keys(wire.last().body as object)).toEqual(['password'])
    await postLogin(shop, { email, password: newPassword })
  })
})

describe('social login', () => {
  test.each(['facebook', 'google', 'apple'] as const)(
    'CALL-50 a code of %s registers on first use and logs in on the second',
    async (provider) => {
      const code = await socialCode(provider)
      expect(await postSocialCode(shop, provider, code)).toBe(201)
      expect(wire.last()).toMatchObject({ method: 'POST', path: `/api/auth/${provider}`, body: { code } })
      expect(await getAccountDetails(shop)).toBeDefined()
      expect(await postSocialCode(shop, provider, await socialCode(provider))).toBe(200)
      await expect(postSocialCode(shop, provider, code)).rejects.toMatchObject({ status: 401 })
    },
  )
})
