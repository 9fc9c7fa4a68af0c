import { writeCookie } from '../../base/storage/cookie.ts'
import { campaignCookies } from '../../domain/analytics/campaign.ts'

/** Stores the campaign parameters of the query string in cookies (ROUTE-16). */
export function saveCampaign(search: string): void {
  for (const { name, value, expires } of campaignCookies(search, Date.now())) writeCookie(name, value, expires)
}
