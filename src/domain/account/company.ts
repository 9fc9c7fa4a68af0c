import type { Configuration } from '../../model/app/configuration.ts'

type Social = 'Facebook' | 'Twitter' | 'LinkedIn'

/** Links to the company's social profiles; only configured ones (MENU-08). */
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

/** The `tel:` URL of a phone number in any notation. */
export const telUrl = (phone: string): string => `tel:${phone.replace(/(?!^)\+|[^+\d]/g, '')}`
