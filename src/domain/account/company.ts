import type { Configuration } from '../../model/app/configuration.ts'

type Social = 'Facebook' | 'Twitter' | 'LinkedIn'

/** The company's places in social networks, each only where the shop has one (MENU-08). */
export function socialLinks(
  configuration: Pick<Configuration, 'companyFacebook' | 'companyTwitter' | 'companyLinkedIn'>,
): { name: Social; url: string }[] {
  const all: [Social, string | undefined][] = [
    ['Facebook', configuration.companyFacebook],
    ['Twitter', configuration.companyTwitter],
    ['LinkedIn', configuration.companyLinkedIn],
  ]
  return all.flatMap(([name, url]) => (url ? [{ name, url }] : []))
}

/** The address that dials a phone number as people write it. */
export const telUrl = (phone: string): string => `tel:${phone.replace(/(?!^)\+|[^+\d]/g, '')}`
