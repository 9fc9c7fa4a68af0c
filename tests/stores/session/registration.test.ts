import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyRegistration, type RegistrationMode } from '../../../src/domain/session/registration.ts'
import { freshBrowser, openTab } from '../../browser/tabs.ts'

const load = async () => ({
  ...(await import('../../../src/stores/session/login/registration.ts')),
  ...(await import('../../../src/stores/session/session.ts')),
  ...(await import('../../../src/stores/session/login/session-start.ts')),
})
const shop = { apiBase: 'http://shop.test', credentials: 'omit' } as const
const values = { ...emptyRegistration, email: 'rasa@medis.example' }

let asked: string[]
let status: number
let answer: unknown

beforeEach(() => {
  freshBrowser()
  vi.useFakeTimers()
  asked = []
  status = 200
  answer = { result: 'any' }
  // a fake shop
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname } = new URL(address, shop.apiBase)
    asked.push(`${method} ${pathname}`)
    if (!pathname.startsWith('/api/register')) return Response.json({ name: 'Rasa' })
    return Response.json(answer, { status })
  })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null, documentElement: { lang: 'en' } }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const detailsAsked = () => asked.filter((call) => call === 'GET /api/customer/account-details').length

async function registering() {
  const tab = await openTab(load)
  const reload = vi.fn()
  const onDone = vi.fn()
  const sender = tab.modules.registrationSender({ onDone, reload })
  const send = (mode: RegistrationMode) => tab.act(() => sender.send({ values, connection: shop, lang: 'en', mode }))
  return { tab, reload, onDone, sender, send }
}

test('REG-02 a registration that requires approval refreshes the session after 4 s and keeps the page', async () => {
  const { reload, send, onDone } = await registering()
  await send('approval')
  expect(onDone.mock.calls).toEqual([[answer, expect.objectContaining({ mode: 'approval' })]])
  await vi.advanceTimersByTimeAsync(3999)
  expect(detailsAsked()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(detailsAsked()).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).not.toHaveBeenCalled()
})

test('REG-05 a registration that logs in reloads the page after 4 s', async () => {
  const { reload, send } = await registering()
  await send('session')
  await vi.advanceTimersByTimeAsync(3999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('REG-03 a registration that requires confirmation neither refreshes nor reloads', async () => {
  const { reload, send } = await registering()
  await send('confirmation')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([reload.mock.calls.length, detailsAsked()]).toEqual([0, 0])
})

test('REG-09 a registration makes other tabs load the details', async () => {
  const other = await openTab(load)
  await other.act(({ startSession }) => startSession())
  expect(detailsAsked()).toBe(1)
  const { send } = await registering()
  await send('session')
  await vi.advanceTimersByTimeAsync(10)
  expect(detailsAsked()).toBe(2)
})

test('REG-10 a failure shows the shop’s message, if any, and neither refreshes nor reloads', async () => {
  const { tab, sender, send, reload, onDone } = await registering()
  const { registrationMessage } = tab.modules
  const facts: [status: number, answer: unknown, message: string | undefined][] = [
    [409, { message: 'There is an account with this email' }, 'There is an account with this email'],
    [422, { message: '  ' }, undefined],
    [500, { message: { html: '<b>' } }, undefined],
    [502, 'Bad gateway', undefined],
  ]
  for (const [given, said, message] of facts) {
    status = given
    answer = said
    await send('session')
    const { status: where, error } = sender.$form.get()
    expect([where, registrationMessage(error)]).toEqual(['failed', message])
    await vi.advanceTimersByTimeAsync(20_000)
  }
  expect([reload.mock.calls.length, onDone.mock.calls.length]).toEqual([0, 0])
  expect(registrationMessage(new Error('no connection'))).toBeUndefined()
})

test('PWD-14 disables the registration button for 20 s after each request', async () => {
  const { sender, send } = await registering()
  status = 500
  await send('session')
  expect(sender.$form.get()).toMatchObject({ status: 'failed', left: 20 })
  await vi.advanceTimersByTimeAsync(19_000)
  await send('session')
  expect(sender.$form.get().left).toBe(1)
  expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  await send('session')
  expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(2)
})
