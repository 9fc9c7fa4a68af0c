import type { Configuration } from '../../model/app/configuration.ts'
import { type SocialProvider, socialProviders } from '../../model/session/social-provider.ts'

/** Brand names of the providers. */
export const providerNames: Readonly<Record<SocialProvider, string>> = { facebook: 'Facebook', google: 'Google', apple: 'Apple' }

/** Provider name and nonce: 128 bits are 22 characters of base64url. */
const stateForm = /^(facebook|google|apple)-([\w-]{22})$/

/** The OAuth `state`: names the provider; its nonce proves that this browser started the login. */
export const socialState = (provider: SocialProvider, nonce: string): string => `${provider}-${nonce}`

/** The provider in a `state`; undefined unless the whole state has the format of the kit (SOC-03, R13). */
export const providerFromState = (state: string): SocialProvider | undefined =>
  socialProviders.find((provider) => provider === stateForm.exec(state)?.[1])

/** Default authorization endpoints; the configuration can override them. */
const authorizeUrls: Readonly<Record<SocialProvider, string>> = {
  facebook: 'https://www.facebook.com/v21.0/dialog/oauth',
  google: 'https://accounts.google.com/o/oauth2/v2/auth',
  apple: 'https://appleid.apple.com/auth/authorize',
}

// Apple returns names and emails only by POST; without scopes it returns the code in the URL
const scopes: Readonly<Record<SocialProvider, Record<string, string>>> = {
  facebook: { scope: 'public_profile,email' },
  google: { scope: 'openid email profile' },
  apple: { response_mode: 'query' },
}

/** A configured provider: its authorization endpoint and the shop's client id. */
export interface OfferedProvider {
  provider: SocialProvider
  clientId: string
  url: string
}

type Setup = Pick<Configuration, 'facebookAppId' | 'googleClientId' | 'appleClientId' | 'socialLoginUrls'>

/** Providers with a client id or a URL in the configuration (SOC-09). */
export function offeredProviders(setup: Setup | undefined): OfferedProvider[] {
  const { facebookAppId, googleClientId, appleClientId, socialLoginUrls } = setup ?? {}
  const ids: Record<SocialProvider, string | undefined> = { facebook: facebookAppId, google: googleClientId, apple: appleClientId }
  return socialProviders.flatMap((provider) => {
    const clientId = ids[provider]
    const named = socialLoginUrls && Object.hasOwn(socialLoginUrls, provider) ? socialLoginUrls[provider] : undefined
    if (!clientId && !named) return []
    return [{ provider, clientId: clientId ?? '', url: named ?? authorizeUrls[provider] }]
  })
}

/** The authorization URL of a provider; `redirectUri` is the shop's profile page. */
export function authorizeUrl({ provider, clientId }: OfferedProvider, target: { url: string; redirectUri: string; state: string }): string {
  const url = new URL(target.url)
  const query = { client_id: clientId, redirect_uri: target.redirectUri, response_type: 'code', ...scopes[provider], state: target.state }
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
  return url.href
}

/** 201 means a new customer, any other status a login (SOC-05). */
export const socialOutcome = (status: number): 'sign_up' | 'login' => (status === 201 ? 'sign_up' : 'login')
