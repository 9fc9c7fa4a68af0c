import * as z from 'zod/mini'
import type { SocialProvider } from '../../../../src/model/session/social-provider.ts'

/** Where the shop asks a provider who somebody is, and as whom. */
export interface ProviderAccess {
  tokenUrl: string
  userinfoUrl: string
  clientId: string
  clientSecret: string
  fetch: (request: Request) => Response | Promise<Response>
}

/** The providers that this shop has an agreement with; undefined: none with this one. */
export type ProviderAccesses = (provider: SocialProvider) => Promise<ProviderAccess | undefined>

const tokenResponse = z.looseObject({ access_token: z.string() })
const userinfo = z.looseObject({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.string(),
  email_verified: z.boolean(),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
})

/** Who has signed in at a provider. */
export interface Identity {
  subject: string
  email: string
  isVerified: boolean
  name: string | undefined
  surname: string | undefined
}

async function read<S extends z.ZodMiniType>(answer: Response, schema: S): Promise<z.output<S> | undefined> {
  if (!answer.ok) return undefined
  return schema.safeParse(await answer.json().catch(() => undefined)).data
}

/**
 * Exchanges a code for who it stands for; undefined when the provider knows it not, or no longer. The redirect address is
 * not sent along (OAuth 2.1 has none here): the state that the kit keeps is what ties the code to the visitor.
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
    ...{ subject: person.sub, email: person.email, isVerified: person.email_verified },
    ...{ name: person.given_name, surname: person.family_name },
  }
}
