import { expect, test } from 'vitest'
import { socialLinks, telUrl } from '../../../src/domain/account/company.ts'

test('MENU-08 Facebook, Twitter and LinkedIn show only if configured', () => {
  const all = { companyFacebook: 'https://f.example', companyTwitter: 'https://t.example', companyLinkedIn: 'https://l.example' }
  expect(socialLinks(all)).toEqual([
    { name: 'Facebook', url: 'https://f.example' },
    { name: 'Twitter', url: 'https://t.example' },
    { name: 'LinkedIn', url: 'https://l.example' },
  ])
  expect(socialLinks({ companyTwitter: 'https://t.example', companyLinkedIn: '' }).map(({ name }) => name)).toEqual(['Twitter'])
  expect(socialLinks({})).toEqual([])
})

test('a tel: URL accepts any phone number format', () => {
  expect(telUrl('+370 5 205 5514')).toBe('tel:+37052055514')
  expect(telUrl('(8-5) 205+55')).toBe('tel:8520555')
})
