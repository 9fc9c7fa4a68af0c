import { expect, test } from 'vitest'
import { isCommonPassword } from '../../../server/session/passwords/common-password.ts'

const words = (text: string) => text.trim().split(/\s+/)

test.each(
  words(`
  password Password1 p4ssw0rd P@ssw0rd123 passw0rd! drowssap Slaptažodis1 12345678 987654321 qwertyui 1q2w3e4r q1w2e3r4 1qaz2wsx
  qwer1234 zaq12wsx asdfghjkl abcd1234 147258369 123qweasd asdfasdf 11111111 12121212 iloveyou2 sunshine football baseball trustno1
  superman1 jordan23 letmein1 welcome1 hellohello michael1 admin123 changeme monkey12 dragon99 starwars 1sunshine1 vilnius2026`),
)('R35 %s is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'autumn-forest-walk',
  'correct horse battery staple',
  'Tr0ub4dor&3',
  'dragonfly kites 9',
  'žalia pieva 77',
  'x8Kd0pQz',
  'sunflower-seeds-for-me',
  '🦊🦊🌲🌲🍂🍂🪵🪵',
])('R35 %s is not a common password', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
