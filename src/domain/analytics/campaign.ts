import { campaignCookieMs } from '../constants.ts'

export interface CampaignCookie {
  name: string
  value: string
  expires: Date
}

/** query parameters that identify a mailing (CONST-24) */
export const campaignParameters: readonly string[] = ['mc_cid', 'mc_eid']

/** drops longer values: campaign ids are short, and every request carries the cookie */
const maxValueLength = 200

/** Cookies for the campaign parameters of a query string; they expire after 3 days (ROUTE-16). */
export function campaignCookies(search: string, now: number): CampaignCookie[] {
  const query = new URLSearchParams(search)
  return campaignParameters.flatMap((name) => {
    const value = query.get(name)
    return value && value.length <= maxValueLength ? [{ name, value, expires: new Date(now + campaignCookieMs) }] : []
  })
}
