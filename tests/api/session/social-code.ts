import { defaultSiteOrigin } from '../../../server/app/origins.ts'
import type { SocialProvider } from '../../../src/model/session/social-provider.ts'
import { openShop } from '../../server/shop.ts'

/** People of the simulated providers without an account of the shop. */
const strangers: Record<SocialProvider, string> = { facebook: 'fb-1002', google: 'go-2002', apple: 'ap-3001' }

/** The code of a simulated provider; by default for a person without an account of the shop. */
export async function socialCode(provider: SocialProvider, person = strangers[provider]): Promise<string> {
  const shop = await openShop()
  const configuration = await shop.read<Record<string, string>>('/api/configuration')
  const body = new URLSearchParams({
    client_id: configuration[{ facebook: 'facebookAppId', google: 'googleClientId', apple: 'appleClientId' }[provider]] ?? '',
    redirect_uri: `${defaultSiteOrigin}/account`,
    state: 'any',
    person,
  })
  const url = `${defaultSiteOrigin}/dev/oauth/${provider}/authorize`
  const answer = await shop.fetch(new Request(url, { method: 'POST', headers: { origin: defaultSiteOrigin }, body }), '127.0.0.1')
  const code = new URL(answer.headers.get('location') ?? 'nowhere:').searchParams.get('code')
  if (!code) throw new Error(`The provider answered ${answer.status} without a code`)
  return code
}
