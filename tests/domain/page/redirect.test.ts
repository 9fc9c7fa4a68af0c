import { expect, test } from 'vitest'
import { redirectTarget } from '../../../src/domain/page/redirect.ts'

const page = 'https://shop.test/old?x=1'

test.each([
  ['/new', '/new'],
  [' /new?a=1#b ', '/new?a=1#b'],
  ['/a/../new', '/new'],
  ['https://shop.test/new', 'https://shop.test/new'],
  ['HTTP://partner.test/x', 'http://partner.test/x'],
])('ROUTE-11 R08 %s redirects to %s', (redirect, target) => {
  expect(redirectTarget(redirect, page)).toBe(target)
})

test.each([
  undefined,
  '',
  ' ',
  'new',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n\\evil.test',
  '/.//evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https:///evil.test',
  'https:\\\\evil.test',
  'https://user:word@shop.test/',
  'https://shop.test@evil.test/',
  'https://:word@shop.test/',
  'javascript:alert(1)',
  'JaVaScRiPt://shop.test/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'http://[',
])('ROUTE-11 R08 ignores %s', (redirect) => {
  expect(redirectTarget(redirect, page)).toBeUndefined()
})
