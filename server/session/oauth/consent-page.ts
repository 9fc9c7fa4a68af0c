import { html } from 'hono/html'
import type { SocialPerson } from '../../context/content.ts'

/** Parameters of an authorization request. */
export interface Consent {
  provider: string
  clientId: string
  redirectUri: string
  state: string
}

const page = (title: string, body: unknown) =>
  html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title><main><h1>${title}</h1>${body}</main></html>`

/** The page that asks for consent to share name and email with the shop. */
export const consentPage = ({ provider, clientId, redirectUri, state }: Consent, people: readonly SocialPerson[], shop: string) =>
  page(
    `Sign in with ${provider}`,
    html`<p>This stands in for ${provider} while the shop is under development. ${shop} wants to know your name and email.</p>
    <form method="post">
      <input type="hidden" name="client_id" value="${clientId}">
      <input type="hidden" name="redirect_uri" value="${redirectUri}">
      <input type="hidden" name="state" value="${state}">
      ${people.map(
        ({ subject, name, surname, email, isVerified }) =>
          html`<p><button name="person" value="${subject}">Continue as ${name} ${surname}</button> ${email}${isVerified ? '' : ', not confirmed'}</p>`,
      )}
      <p><button name="person" value="">Cancel</button></p>
    </form>`,
  )

/** The page for an authorization request with an unknown client or redirect URI. */
export const strangerPage = () =>
  page('Invalid sign-in request', html`<p>The client or its redirect URI is unknown. Close this window and try again.</p>`)
