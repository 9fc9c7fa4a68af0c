import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formSender, type SentForm } from '../../../src/stores/forms/sent-form.ts'
import { knownPolicy, passwordChange, passwordRecovery } from '../../../src/stores/session/login/passwords.ts'

const shop = { apiBase: 'http://shop.test', credentials: 'omit' } as const
let asked: string[]
let status: number

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  status = 200
  // a fake shop
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address).pathname)
    return Response.json({ name: 'Any' }, { status })
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const recovery = () => {
  const { $form, send } = passwordRecovery()
  return { $form, send: () => send({ connection: shop, lang: 'en', email: 'ona@example.com' }) }
}
const change = (id: string | undefined) => () => {
  const { $form, send } = passwordChange()
  return { $form, send: () => send({ connection: shop, password: 'nine herons', id }) }
}

describe.each([
  ['password recovery', recovery, '/api/reset'],
  ['setting a password', change('id-of-the-mail'), '/api/set_password'],
  ['changing a password', change(undefined), '/api/update_password'],
])('%s', (_, make, path) => {
  test.each([
    ['succeeded', 200, 'done'],
    ['failed', 500, 'failed'],
  ])('PWD-14 disables the button for 20 s after a request that %s', async (_outcome, answer, end) => {
    status = answer
    const { $form, send } = make()
    expect(await send()).toBe(end === 'done')
    expect($form.get()).toMatchObject({ status: end, left: 20 })
    await vi.advanceTimersByTimeAsync(19_000)
    expect($form.get().left).toBe(1)
    expect(await send()).toBe(false)
    expect(asked).toEqual([path])
    await vi.advanceTimersByTimeAsync(1000)
    expect($form.get().left).toBe(0)
    await send()
    expect(asked).toEqual([path, path])
  })
})

test('PWD-14 a second click during the request sends nothing, and the 20 s start with the request', async () => {
  const seen: SentForm['status'][] = []
  let answer = () => {}
  const { $form, send } = formSender<string>(() => new Promise<void>((resolve) => (answer = resolve)))
  $form.listen(({ status: now }) => seen.push(now))
  const first = send('once')
  expect(await send('twice')).toBe(false)
  await vi.advanceTimersByTimeAsync(5000)
  answer()
  expect(await first).toBe(true)
  expect($form.get()).toMatchObject({ status: 'done', left: 15 })
  expect(seen).not.toContain('failed')
})

test('PWD-15 the policy is the shop’s response, else the configuration’s, else empty', () => {
  const configuration = { passwordPolicy: { min: 10 } }
  expect(knownPolicy({ min: 12 }, configuration)).toEqual({ min: 12 })
  expect(knownPolicy(undefined, configuration)).toEqual({ min: 10 })
  expect(knownPolicy(undefined, {})).toEqual({})
  expect(knownPolicy(undefined, undefined)).toEqual({})
})
