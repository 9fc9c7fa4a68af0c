import { describe, expect, test } from 'vitest'
import { authorizeUrl, offeredProviders, providerFromState, socialOutcome, socialState } from '../../../src/domain/session/social-login.ts'

const nonce = 'AbC-dEf_0123456789xyzw'
const names = (setup: Parameters<typeof offeredProviders>[0]) => offeredProviders(setup).map(({ provider }) => provider)

describe('the state', () => {
  test.each(['facebook', 'google', 'apple'] as const)('SOC-03 a state with %s selects that provider', (provider) => {
    expect(providerFromState(socialState(provider, nonce))).toBe(provider)
  })

  test.each([
    `xfacebooky-${nonce}`,
    `facebook-google-${nonce}`,
    `google-${nonce}x`,
    'google-short',
    'google',
    `Google-${nonce}`,
    `google-${nonce}\n`,
    `constructor-${nonce}`,
    '',
  ])('R13 the state %j has no provider', (state) => {
    expect(providerFromState(state)).toBeUndefined()
  })
})

describe('providers', () => {
  test('SOC-09 offers a provider if the configuration has its id or its URL', () => {
    expect(names(undefined)).toEqual([])
    expect(names({ appleClientId: 'shop.apple' })).toEqual(['apple'])
    expect(names({ appleClientId: '', facebookAppId: '1', googleClientId: '2' })).toEqual(['facebook', 'google'])
    expect(names({ socialLoginUrls: { google: 'https://login.example/google', constructor: 'https://login.example' } })).toEqual(['google'])
  })

  test.each([
    ['facebook', { facebookAppId: 'app' }, 'https://www.facebook.com/v21.0/dialog/oauth'],
    ['google', { googleClientId: 'app' }, 'https://accounts.google.com/o/oauth2/v2/auth'],
    ['apple', { appleClientId: 'app' }, 'https://appleid.apple.com/auth/authorize'],
  ])('the authorization URL of %s has client id, redirect URI and state', (_, setup, start) => {
    const [offered] = offeredProviders(setup)
    if (!offered) throw new Error('Nothing is offered')
    const url = new URL(authorizeUrl(offered, { url: offered.url, redirectUri: 'https://shop.example/account', state: 'google-1' }))
    expect(url.origin + url.pathname).toBe(start)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'app',
      redirect_uri: 'https://shop.example/account',
      response_type: 'code',
      state: 'google-1',
    })
  })

  test('SOC-05 201 is a new customer, any other status a login', () => {
    expect([200, 201, 204].map(socialOutcome)).toEqual(['login', 'sign_up', 'login'])
  })
})
