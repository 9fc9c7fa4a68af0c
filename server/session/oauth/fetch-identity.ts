import * as z from 'zod/mini'
import type { SocialProvider } from '../../../src/model/session/social-provider.ts'

/** Endpoints of a provider and the shop's credentials there. */
export interface ProviderAccess {
  tokenUrl: string
  userinfoUrl: string
  clientId: string
  clientSecret: string
  fetch: (request: Request) => Response | Promise<Response>
}

/** Looks up the access to a provider; undefined if the shop has none. */
export type ProviderAccesses = (provider: SocialProvider) => Promise<ProviderAccess | undefined>

const tokenResponse = z.looseObject({ access_token: z.string() })
const userinfo = z.looseObject({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.string(),
  email_verified: z.boolean(),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
})

/** A person signed in at a provider. */
export interface Identity {
  subject: string
  email: string
  isVerified: boolean
  name: string | undefined
  surname: string | undefined
}

async function read<S extends z.ZodMiniType>(response: Response, schema: S): Promise<z.output<S> | undefined> {
  if (!response.ok) return undefined
  return schema.safeParse(await response.json().catch(() => undefined)).data
}

/**
 * Exchanges an authorization code for the person's identity; undefined if the code is invalid or expired. Omits the redirect
 * address, as OAuth 2.1 does: the `state` kept by the kit ties the code to the visitor.
 */
export async function fetchIdentity(access: ProviderAccess, code: string): Promise<Identity | undefined> {
  const { tokenUrl, userinfoUrl, clientId, clientSecret, fetch } = access
  const body = new URLSearchParams({ grant_type: 'authorization_code', code, client_id: clientId, client_secret: clientSecret })
  const token = await read(await fetch(new Request(tokenUrl, { method: 'POST', body })), tokenResponse)
  if (!token) return undefined
  const headers = { Authorization: `Bearer ${token.access_token}` }
  const person = await read(await fetch(new Request(userinfoUrl, { headers })), userinfo)
  if (!person) return undefined
  return {
    subject: person.sub,
    email: person.email,
    isVerified: person.email_verified,
    name: person.given_name,
    surname: person.family_name,
  }
}
