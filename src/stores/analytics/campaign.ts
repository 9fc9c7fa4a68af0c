import { writeCookie } from '../../base/storage/cookie.ts'
import { campaignCookies } from '../../domain/analytics/campaign.ts'

/** Keeps what a mailing has put into the address of the page (ROUTE-16). */
export function saveCampaign(search: string): void {
  for (const { name, value, expires } of campaignCookies(search, Date.now())) writeCookie(name, value, expires)
}
