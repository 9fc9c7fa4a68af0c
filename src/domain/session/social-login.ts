import type { Configuration } from '../../model/app/configuration.ts'
import { type SocialProvider, socialProviders } from '../../model/session/social-provider.ts'

/** How providers write their own names. */
export const providerNames: Readonly<Record<SocialProvider, string>> = { facebook: 'Facebook', google: 'Google', apple: 'Apple' }

/** Random bits of a state, in characters of base64url: 128 bits are 22. */
const stateForm = /^(facebook|google|apple)-([\w-]{22})$/

/** What goes to the provider and comes back: it says whom was asked and proves who asked. */
export const socialState = (provider: SocialProvider, nonce: string): string => `${provider}-${nonce}`

/** The provider of a state in exactly the form of the kit; none for anything else, such as xfacebooky (SOC-03, R13). */
export const providerFromState = (state: string): SocialProvider | undefined =>
  socialProviders.find((provider) => provider === stateForm.exec(state)?.[1])

/** Where each provider asks its users, unless the configuration names another place. */
const authorizeUrls: Readonly<Record<SocialProvider, string>> = {
  facebook: 'https://www.facebook.com/v21.0/dialog/oauth',
  google: 'https://accounts.google.com/o/oauth2/v2/auth',
  apple: 'https://appleid.apple.com/auth/authorize',
}

// Apple sends names and addresses by POST only: its code alone comes back in the address
const scopes: Readonly<Record<SocialProvider, Record<string, string>>> = {
  facebook: { scope: 'public_profile,email' },
  google: { scope: 'openid email profile' },
  apple: { response_mode: 'query' },
}

/** A provider that the shop has set up: its page and the shop's id there. */
export interface OfferedProvider {
  provider: SocialProvider
  clientId: string
  url: string
}

type Setup = Pick<Configuration, 'facebookAppId' | 'googleClientId' | 'appleClientId' | 'socialLoginUrls'>

/** The providers that the configuration names an id for (SOC-09). */
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

/** The address where the provider asks its user; `redirectUri` is the shop's profile page. */
export function authorizeUrl({ provider, clientId }: OfferedProvider, at: { url: string; redirectUri: string; state: string }): string {
  const url = new URL(at.url)
  const query = { client_id: clientId, redirect_uri: at.redirectUri, response_type: 'code', ...scopes[provider], state: at.state }
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
  return url.href
}

/** A 201 says that the customer is new here, anything else that was answered is a login (SOC-05). */
export const socialOutcome = (status: number): 'sign_up' | 'login' => (status === 201 ? 'sign_up' : 'login')
