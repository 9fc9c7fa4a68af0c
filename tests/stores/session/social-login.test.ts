import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect, shop } from '../../api/connect.ts'
import { socialCode } from '../../api/session/social-code.ts'
import { freshBrowser, openTab } from '../../browser/tabs.ts'

const load = async () => ({
  ...(await import('../../../src/base/security/secret-parameters.ts')),
  ...(await import('../../../src/stores/session/login/social-login.ts')),
  ...(await import('../../../src/stores/session/login/social-return.ts')),
  ...(await import('../../../src/stores/session/login/social-state.ts')),
  ...(await import('../../../src/stores/session/login/social-logins-error.ts')),
})
type Tab = Awaited<ReturnType<typeof openTab<Awaited<ReturnType<typeof load>>>>>

const shopOrigin = 'https://shop.example'
const redirectUri = `${shopOrigin}/account`
const asks = (provider: 'facebook' | 'google' | 'apple') => ({
  offered: { provider, clientId: 'id', url: 'https://login.example/ask' },
  url: 'https://login.example/ask',
  redirectUri,
})

let wire: Awaited<ReturnType<typeof connect>>
let browser: ReturnType<typeof freshBrowser>
let session: Map<string, string>
let opened: string[]

/** A window that receives messages of another one. */
const makeWindow = () => ({ closed: false, close: vi.fn(), postMessage: vi.fn() })
let popup: ReturnType<typeof makeWindow> | null

beforeEach(async () => {
  browser = freshBrowser()
  wire = await connect()
  session = new Map()
  opened = []
  popup = makeWindow()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, text: string) => session.set(key, text),
    removeItem: (key: string) => session.delete(key),
  })
  vi.stubGlobal('location', new URL(redirectUri))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function createTab(opener: unknown = null): Promise<Tab> {
  const tab = await openTab(load)
  const page = globalThis.window as unknown as EventTarget
  const open = (url: string) => {
    opened.push(url)
    return popup
  }
  Object.assign(page, { opener, open })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  return tab
}
const say = (data: unknown, { source, origin = shopOrigin }: { source: unknown; origin?: string }) =>
  globalThis.window.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }))
const stateAsked = () => new URL(opened.at(-1) ?? 'nowhere:').searchParams.get('state') ?? ''
const posts = () => wire.sent.filter(({ path }) => path.startsWith('/api/auth/'))
const hello = { type: 'shop-social-hello' }
const answer = (code: string | undefined, state = stateAsked()) => ({ type: 'shop-social-answer', state, ...(code && { code }) })

describe('the page that opens the popup', () => {
  test('SOC-05 SOC-07 posts the code of its own popup: 201 is a new customer, anything else a login', async () => {
    const { modules, act } = await createTab()
    modules.setSocialLoginsError('an older failure')
    const onDone = vi.fn()
    for (const kind of ['sign_up', 'login']) {
      const code = await socialCode('google')
      act(() => modules.startSocialLogin(shop, { ...asks('google'), onDone }))
      expect(stateAsked()).toMatch(/^google-[\w-]{22}$/)
      say(hello, { source: popup })
      expect(popup?.postMessage.mock.lastCall).toEqual([{ type: 'shop-social-ask', state: stateAsked() }, shopOrigin])
      say(answer(code), { source: popup })
      await vi.waitFor(() => expect(onDone.mock.lastCall?.[0]).toMatchObject({ kind }), 5000)
      expect(posts().at(-1)).toMatchObject({ path: '/api/auth/google', body: { code } })
      expect(popup?.close).toHaveBeenCalled()
    }
    expect(browser.stored().SocialLoginsError).toBeUndefined()
    expect(modules.$socialLogin.get()).toEqual({ status: 'idle' })
  })

  test.each<[string, (given: { source: unknown }) => void]>([
    ['another window', () => say(answer('any'), { source: makeWindow() })],
    ['another origin', ({ source }) => say(answer('any'), { source, origin: 'https://shop.example.evil.test' })],
    ['another state', ({ source }) => say(answer('any', `google-${'x'.repeat(22)}`), { source })],
    ['no state', ({ source }) => say({ type: 'shop-social-answer', code: 'any' }, { source })],
    ['another shape', ({ source }) => say({ ...answer('any'), code: { any: 1 } }, { source })],
    ['a text', ({ source }) => say(JSON.stringify(answer('any')), { source })],
  ])('R13 R14 ignores a message (%s)', async (_, speak) => {
    const { modules, act } = await createTab()
    act(() => modules.startSocialLogin(shop, { ...asks('google'), onDone() {} }))
    speak({ source: popup })
    say(hello, { source: makeWindow() })
    expect([...session.values()]).toEqual([stateAsked()]) // still pending: no message was accepted as the answer
    expect(posts()).toEqual([])
    expect(popup?.postMessage).not.toHaveBeenCalled()
    expect(modules.$socialLogin.get()).toEqual({ status: 'waiting', provider: 'google' })
  })

  test('R13 a response counts once, a response to an earlier attempt never', async () => {
    const { modules, act } = await createTab()
    act(() => modules.startSocialLogin(shop, { ...asks('google'), onDone() {} }))
    const earlier = answer('earlier')
    act(() => modules.startSocialLogin(shop, { ...asks('facebook'), onDone() {} }))
    say(earlier, { source: popup })
    say(answer('wrong'), { source: popup })
    say(answer('wrong'), { source: popup })
    await vi.waitFor(() => expect(modules.$socialLogin.get().status).toBe('failed'), 5000)
    expect(posts().map(({ path, body }) => [path, body])).toEqual([['/api/auth/facebook', { code: 'wrong' }]])
  })

  test('SOC-06 SOC-08 a failed Apple sign-in stores the shop’s message and closes the popup', async () => {
    const { modules, act } = await createTab()
    act(() => modules.startSocialLogin(shop, { ...asks('apple'), onDone() {} }))
    say(answer('wrong'), { source: popup })
    await vi.waitFor(() => expect(modules.$socialLogin.get()).toMatchObject({ status: 'failed', failure: 'refused' }), 5000)
    expect(browser.stored().SocialLoginsError).toBe('The sign-in could not be confirmed. Please try again.')
    expect(modules.$socialLoginsError.get()).toBe(browser.stored().SocialLoginsError)
    expect(popup?.close).toHaveBeenCalled()
  })

  test('SOC-06 a failure of another provider stores nothing', async () => {
    const { modules, act } = await createTab()
    act(() => modules.startSocialLogin(shop, { ...asks('google'), onDone() {} }))
    say(answer('wrong'), { source: popup })
    await vi.waitFor(() => expect(modules.$socialLogin.get().status).toBe('failed'), 5000)
    expect(browser.stored().SocialLoginsError).toBeUndefined()
  })

  test('SOC-08 consent denied at the provider posts nothing and closes the popup', async () => {
    const { modules, act } = await createTab()
    act(() => modules.startSocialLogin(shop, { ...asks('google'), onDone() {} }))
    say(answer(undefined), { source: popup })
    await vi.waitFor(() => expect(modules.$socialLogin.get().status).toBe('failed'))
    expect(posts()).toEqual([])
    expect(popup?.close).toHaveBeenCalled()
  })

  test('a blocked or closed popup fails instead of waiting forever', async () => {
    const { modules, act } = await createTab()
    vi.useFakeTimers()
    const window = popup
    act(() => modules.startSocialLogin(shop, { ...asks('google'), onDone() {} }))
    if (window) window.closed = true
    vi.advanceTimersByTime(500)
    expect(modules.$socialLogin.get()).toEqual({ status: 'failed', provider: 'google', failure: 'closed' })
    popup = null
    act(() => modules.startSocialLogin(shop, { ...asks('google'), onDone() {} }))
    expect(modules.$socialLogin.get()).toEqual({ status: 'failed', provider: 'google', failure: 'blocked' })
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the page that a provider redirects to', () => {
  const state = `google-${'n'.repeat(22)}`
  const ask = { type: 'shop-social-ask', state }

  test.each([
    [`?code=c0de&state=${state}`, { state, code: 'c0de' }],
    [`?section=orders&state=${state}&code=a%2Fb%20c`, { state, code: 'a/b c' }],
    [`?error=access_denied&state=${state}`, { state, code: undefined }],
    ['?code=c0de', undefined],
    [`?state=${state}`, undefined],
    ['', undefined],
  ])('SOC-02 reads code and state from the query "%s"', async (query, expected) => {
    const { modules, act } = await createTab()
    vi.stubGlobal('location', new URL(redirectUri + query))
    vi.stubGlobal('history', { state: null, replaceState: () => {} })
    expect(act(() => modules.socialReturn())).toEqual(expected)
    for (const name of ['code', 'state', 'error']) modules.forgetSecretParameter(name)
  })

  test.each([
    ['of the shop', shopOrigin],
    ['allowed by the shop', 'https://post.example'],
  ])('sends the code to its opener at the origin of the request: %s', async (_, origin) => {
    const opener = makeWindow()
    const { modules, act } = await createTab(opener)
    vi.useFakeTimers()
    const finished = act(() => modules.finishSocialReturn(shop, { state, code: 'code' }, ['https://post.example']))
    expect(opener.postMessage.mock.calls).toEqual([[hello, '*']])
    say(ask, { source: opener, origin })
    expect(opener.postMessage.mock.lastCall).toEqual([{ type: 'shop-social-answer', state, code: 'code' }, origin])
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await finished).toBe(true)
    expect(posts()).toEqual([])
  })

  test.each<[string, unknown, string]>([
    ['of a forbidden origin', ask, 'https://evil.example'],
    ['with another state', { ...ask, state: `google-${'m'.repeat(22)}` }, shopOrigin],
    ['without a state', { type: 'shop-social-ask' }, shopOrigin],
  ])('R14 sends nothing to an opener %s', async (_, message, origin) => {
    const opener = makeWindow()
    const { modules, act } = await createTab(opener)
    vi.useFakeTimers()
    const finished = act(() => modules.finishSocialReturn(shop, { state, code: 'code' }, ['https://post.example']))
    say(message, { source: opener, origin })
    await vi.advanceTimersByTimeAsync(4000)
    expect(await finished).toBe(false)
    expect(opener.postMessage.mock.calls).toEqual([[hello, '*']])
    expect(posts()).toEqual([])
  })

  test.each([
    ['a state that this browser never sent', `google-${'z'.repeat(22)}`],
    ['an empty state', ''],
    ['xfacebooky', `xfacebooky-${'n'.repeat(22)}`],
  ])('R13 without an opener, posts nothing for %s', async (_, given) => {
    const { modules, act } = await createTab()
    act(() => modules.saveSocialState(state))
    expect(await act(() => modules.finishSocialReturn(shop, { state: given, code: 'code' }, []))).toBe(false)
    expect(posts()).toEqual([])
  })

  test('without an opener, the window that started the sign-in logs in itself, once', async () => {
    const { modules, act } = await createTab()
    act(() => modules.saveSocialState(state))
    const given = { state, code: await socialCode('google') }
    expect(await act(() => modules.finishSocialReturn(shop, given, []))).toBe(true)
    expect(JSON.parse(browser.stored()['shop:signal'] ?? '{}').type).toMatch(/login|sign_up/)
    const second = await createTab()
    expect(await second.act(() => second.modules.finishSocialReturn(shop, given, []))).toBe(false)
    expect(posts()).toHaveLength(1)
  })
})
