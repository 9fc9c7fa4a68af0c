import { pageBase, safeUrl, shopBase } from '../../../base/security/safe-url.ts'
import { type OfferedProvider, offeredProviders } from '../../../domain/session/social-login.ts'
import type { Settings } from '../../../kit/settings.ts'
import type { Configuration } from '../../../model/app/configuration.ts'

export interface SocialLoginRequest {
  offered: OfferedProvider
  url: string
  redirectUri: string
}

const isWeb = (url: string | undefined): url is string => url !== undefined && /^https?:/.test(url)
const absoluteUrl = (url: string | undefined) => (url === undefined ? undefined : new URL(url, pageBase()).href)

/** Available providers with their authorization URL and the redirect URI, which is the shop's profile page. */
export function socialLoginRequests(configuration: Configuration | undefined, settings: Settings): SocialLoginRequest[] {
  if (!configuration?.customerProfilePage) return []
  const base = shopBase(settings)
  const shop = absoluteUrl(safeUrl(configuration.siteOrigin, 'link')) ?? base
  const redirectUri = absoluteUrl(safeUrl(configuration.customerProfilePage, 'link', shop))
  if (!isWeb(redirectUri)) return []
  return offeredProviders(configuration).flatMap((offered) => {
    const url = absoluteUrl(safeUrl(offered.url, 'link', base))
    return isWeb(url) ? [{ offered, url, redirectUri }] : []
  })
}
