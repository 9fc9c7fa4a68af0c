import { campaignCookieMs } from '../constants.ts'

export interface CampaignCookie {
  name: string
  value: string
  expires: Date
}

/** by which a mailing names itself (CONST-24) */
export const campaignParameters: readonly string[] = ['mc_cid', 'mc_eid']

/** longest value that is kept: a campaign's names are short, and a cookie goes with every request */
const maxValueLength = 200

/** What a mailing has put into the address, to be kept for 3 days from now (ROUTE-16). */
export function campaignCookies(search: string, now: number): CampaignCookie[] {
  const query = new URLSearchParams(search)
  return campaignParameters.flatMap((name) => {
    const value = query.get(name)
    return value && value.length <= maxValueLength ? [{ name, value, expires: new Date(now + campaignCookieMs) }] : []
  })
}
