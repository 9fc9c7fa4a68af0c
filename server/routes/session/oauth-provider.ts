import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { providerNames } from '../../../src/domain/session/social-login.ts'
import { type SocialProvider, socialProviders } from '../../../src/model/session/social-provider.ts'
import type { AppEnv } from '../../context/app-env.ts'
import type { DevelopmentContent } from '../../context/content.ts'
import type { Deps } from '../../context/deps.ts'
import { loopbackOnly } from '../../context/loopback.ts'
import { limitBody } from '../../http/body.ts'
import { ownForms } from '../../http/middleware/own-forms.ts'
import { notFound } from '../../http/problem.ts'
import { consentPage, strangerPage } from '../../session/oauth/consent-page.ts'
import type { ProviderAccesses } from '../../session/oauth/fetch-identity.ts'
import { makeSimulatedProviders, simulatedPath } from '../../session/oauth/simulated-providers.ts'

const maxStateLength = 500

/** Headers of a page with a form: no scripts, no framing. Keeps the opener, as real providers do. */
const asPage: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  c.res.headers.set('Cache-Control', 'no-store')
  c.res.headers.set('Cross-Origin-Opener-Policy', 'unsafe-none')
  c.res.headers.set(
    'Content-Security-Policy',
    "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
  )
}

const providerOf = (c: Context): SocialProvider => {
  const found = socialProviders.find((name) => name === c.req.param('provider'))
  if (!found) throw notFound()
  return found
}

/** Reads text fields of a form or query; missing fields and files are empty. */
const texts = (fields: Record<string, unknown>) => (name: string) => {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  return typeof value === 'string' ? value : ''
}

const backTo = (redirectUri: string, query: Record<string, string>) => {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** Simulated login providers: their pages below /dev/oauth (consent on loopback only), and the shop's access to them. */
export function simulatedOauth(deps: Deps, content: DevelopmentContent): { pages: Hono<AppEnv>; accesses: ProviderAccesses } {
  const providers = makeSimulatedProviders(deps, content)

  async function consentOf(c: Context, field: (name: string) => string) {
    const provider = providerOf(c)
    const consent = { clientId: field('client_id'), redirectUri: field('redirect_uri'), state: field('state') }
    const fits = consent.state !== '' && consent.state.length <= maxStateLength
    return fits && (await providers.knows(provider, consent.clientId, consent.redirectUri)) ? { provider, ...consent } : undefined
  }

  const pages = new Hono<AppEnv>()
    .use('/dev/oauth/*', limitBody)
    .use('/dev/oauth/:provider/authorize', loopbackOnly, ownForms, asPage)
    .get('/dev/oauth/:provider/authorize', async (c) => {
      const field = texts(c.req.query())
      const consent = field('response_type') === 'code' ? await consentOf(c, field) : undefined
      if (!consent) return c.html(strangerPage(), 400)
      const { siteName } = await deps.settings.configuration()
      const { provider } = consent
      return c.html(consentPage({ ...consent, provider: providerNames[provider] }, providers.people(provider), String(siteName)))
    })
    .post('/dev/oauth/:provider/authorize', async (c) => {
      const field = texts(await c.req.parseBody())
      const consent = await consentOf(c, field)
      if (!consent) return c.html(strangerPage(), 400)
      const { provider, redirectUri, state } = consent
      const person = providers.people(provider).find(({ subject }) => subject === field('person'))
      const outcome: Record<string, string> = person ? { code: providers.agree(provider, person) } : { error: 'access_denied' }
      return c.redirect(backTo(redirectUri, { ...outcome, state }), 302)
    })
    .post('/dev/oauth/:provider/token', async (c) => {
      const provider = providerOf(c)
      const field = texts(await c.req.parseBody())
      c.header('Cache-Control', 'no-store')
      if (!(await providers.isClient(provider, { id: field('client_id'), secret: field('client_secret') })))
        return c.json({ error: 'invalid_client' }, 401)
      if (field('grant_type') !== 'authorization_code') return c.json({ error: 'unsupported_grant_type' }, 400)
      const token = providers.exchange(provider, field('code'))
      return token ? c.json({ access_token: token, token_type: 'Bearer' }) : c.json({ error: 'invalid_grant' }, 400)
    })
    .get('/dev/oauth/:provider/userinfo', (c) => {
      const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
      const person = token && providers.personOf(providerOf(c), token)
      c.header('Cache-Control', 'no-store')
      if (!person) return c.json({ error: 'invalid_token' }, 401)
      const { subject, name, surname, email, isVerified } = person
      return c.json({ sub: subject, given_name: name, family_name: surname, email, email_verified: isVerified })
    })

  return {
    pages,
    accesses: async (provider) => {
      const { id, secret } = await providers.clientOf(provider)
      return {
        clientId: id,
        clientSecret: secret,
        tokenUrl: new URL(simulatedPath(provider, 'token'), deps.siteOrigin).href,
        userinfoUrl: new URL(simulatedPath(provider, 'userinfo'), deps.siteOrigin).href,
        fetch: (request) => pages.fetch(request, { peer: '' }),
      }
    },
  }
}
