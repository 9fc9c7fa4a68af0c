import { randomBytes, timingSafeEqual } from 'node:crypto'
import { type SocialProvider, socialProviders } from '../../../src/model/session/social-provider.ts'
import type { DevelopmentContent, SocialPerson } from '../../context/content.ts'
import type { Deps } from '../../context/deps.ts'
import { createOneTimeStore } from './one-time-store.ts'

const codeSeconds = 300
const secretBytes = 32

/** Base path of the simulated providers. */
export const simulatedPath = (provider: SocialProvider, page: 'authorize' | 'token' | 'userinfo') => `/dev/oauth/${provider}/${page}`

/** The configuration entries of the simulated providers in a development shop. */
export const simulatedLogins = (siteOrigin: string, { socialLogin: { ids } }: DevelopmentContent) => ({
  ...ids,
  socialLoginUrls: Object.fromEntries(socialProviders.map((name) => [name, new URL(simulatedPath(name, 'authorize'), siteOrigin).href])),
})

/** The credentials of an OAuth client. */
export interface Client {
  id: string
  secret: string
}

const timingSafeEquals = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Simulates three OAuth providers inside the shop, so that social login works offline. */
export function makeSimulatedProviders(
  { settings, languages, siteOrigin, now }: Pick<Deps, 'settings' | 'languages' | 'siteOrigin' | 'now'>,
  { socialLogin }: DevelopmentContent,
) {
  const secret = randomBytes(secretBytes).toString('base64url')
  const codes = createOneTimeStore<{ provider: SocialProvider; person: SocialPerson }>({ seconds: codeSeconds, now })
  const tokens = createOneTimeStore<{ provider: SocialProvider; person: SocialPerson }>({ seconds: codeSeconds, now })

  async function clientOf(provider: SocialProvider): Promise<Client> {
    const { facebookAppId, googleClientId, appleClientId } = await settings.configuration()
    const ids = { facebook: facebookAppId, google: googleClientId, apple: appleClientId }
    return { id: String(ids[provider] ?? ''), secret }
  }

  return {
    clientOf,
    people: (provider: SocialProvider): readonly SocialPerson[] => socialLogin.people[provider],
    /** Whether the client is the shop and the redirect its own profile page; codes are sent nowhere else. */
    async knows(provider: SocialProvider, clientId: string, redirectUri: string): Promise<boolean> {
      const pages = await Promise.all(languages.codes.map(async (language) => (await settings.configuration(language)).customerProfilePage))
      const allowed = pages.flatMap((page) => (typeof page === 'string' ? new URL(page, siteOrigin).href : []))
      const { id } = await clientOf(provider)
      return id !== '' && timingSafeEquals(clientId, id) && allowed.includes(redirectUri)
    },
    /** Returns an authorization code for a person who gave consent. */
    agree: (provider: SocialProvider, person: SocialPerson): string => codes.put({ provider, person }),
    /** Exchanges a code for an access token; undefined if the code is of another provider, used or expired. */
    exchange(provider: SocialProvider, code: string): string | undefined {
      const agreed = codes.consume(code)
      return agreed?.provider === provider ? tokens.put(agreed) : undefined
    },
    isClient: async (provider: SocialProvider, { id, secret: given }: Client): Promise<boolean> =>
      timingSafeEquals(id, (await clientOf(provider)).id) && timingSafeEquals(given, secret),
    personOf(provider: SocialProvider, token: string): SocialPerson | undefined {
      const agreed = tokens.consume(token)
      return agreed?.provider === provider ? agreed.person : undefined
    },
  }
}
