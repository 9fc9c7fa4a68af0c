import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CheckoutFacts, checkoutErrors } from '../../../src/domain/checkout/checkout.ts'
import { clean, type TextKind } from '../../../src/domain/forms/clean-text.ts'
import { firstProblem } from '../../../src/domain/forms/form-rules.ts'
import { isEmail, isPhone } from '../../../src/domain/forms/phone.ts'
import { toStoredPhone } from '../../../src/parts/forms/phone-field/phone-numbers.ts'

const pastedPhones = [
  '\u202a+370 612 34567\u202c',
  '\u2066+370\u00a0612\u202f34567\u2069',
  '\u200e+370\u200b612\u200c34567\ufeff',
  '+370\u2011612\u201334567',
  '+370 612 34\u00ad567',
  '+370\u2212612\u201434567.',
  '＋３７０　６１２　３４５６７',
  '+٣٧٠ ٦١٢ ٣٤٥٦٧',
  'tel:+370-612-34567',
  'TEL: +37061234567',
  'callto://+37061234567',
  'sip:+37061234567@voip.example;user=phone',
  '<tel:+37061234567>',
  'tel:%2B37061234567',
  'Tel. +370 612 34567',
  '+370 (0) 612 34567,',
  '\t+370.612.34567\n',
]

describe('a pasted phone number', () => {
  test.each(pastedPhones)('%j is cleaned, then judged', (text) => {
    expect(clean('phone', text)).toBe('+37061234567')
    expect(firstProblem(text, [{ rule: 'format', format: 'phone' }])).toBeUndefined()
    expect(toStoredPhone(text, 'LT', [{ code: 'LT', callingCode: '370' }])).toEqual({ value: '+37061234567', isPossible: true })
    const cart = { address: { name: 'Ona', surname: 'P', phone: text, email: 'ona@example.com' } } as CheckoutFacts['cart']
    const facts = { cart, methods: [], salons: [], payments: [], addresses: [], today: '', requires: { delivery: false, payment: false } }
    expect(checkoutErrors(facts)).toEqual({})
  })

  test.each(['phone', 'call us', '+370 six', '12a', '61234567,61234568 +370', '', '\u202a\u202c'])('%j stays wrong', (text) => {
    expect(isPhone(clean('phone', text))).toBe(false)
  })
})

describe('a pasted email address', () => {
  test.each([
    'ona@example.lt,',
    'ona@example.lt.',
    '<ona@example.lt>',
    'Ona Petraitienė <ona@example.lt>',
    '"Petraitienė, Ona" <ona@example.lt>;',
    'mailto:ona@example.lt',
    'mailto:ona@example.lt?subject=Hello',
    '\u202aona@example.lt\u202c',
    'ona\u200b@exam\u00adple.lt\ufeff',
    'ｏｎａ＠example．lt',
    '„ona@example.lt“',
    '(ona@example.lt)',
    'ona @ example.lt',
    '\u00a0ona@example.lt\r\n',
  ])('%j is the address', (text) => {
    expect(clean('email', text)).toBe('ona@example.lt')
    expect(firstProblem(text, [{ rule: 'format', format: 'email' }])).toBeUndefined()
  })

  test.each(['a@b.lt, c@d.lt', 'a b@c.lt', 'a@b', '@b.lt', 'a@b,lt', 'a;b@c.lt', 'a@b.lt\nBcc: c@d.lt', 'a:b@c.lt'])(
    '%j stays wrong',
    (text) => {
      expect(isEmail(clean('email', text))).toBe(false)
    },
  )
})

test.each<[TextKind, string, string]>([
  ['code', 'LT\u2011０１１００ ', 'LT-01100'],
  ['code', '\u200eSW1A\u00a01AA\u200e', 'SW1A 1AA'],
  ['code', '\u202aLT100001234567\u202c', 'LT100001234567'],
  ['code', 'SUMMER\u201310\u200b', 'SUMMER-10'],
  ['line', '\u202aOna\u202c\u00a0 Petr\u00adaitienė\n', 'Ona Petraitienė'],
  ['line', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['text', '\ufeffRing\r\ntwice\u2028or call\u0000 ', 'Ring\ntwice\nor call'],
])('a pasted %s %j becomes %j', (kind, text, expected) => expect(clean(kind, text)).toBe(expected))

test('cleaning a text again changes nothing, whatever it contains', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...'<>@:;,."\'-()[]?+0 \u00ad\u200b\u202a\u2011٣３mailtotel'),
    fc.constantFrom(...pastedPhones),
  )
  const kinds = fc.constantFrom<TextKind>('email', 'phone', 'code', 'line', 'text')
  fc.assert(
    fc.property(kinds, fc.array(part, { maxLength: 12 }), (kind, parts) => {
      const once = clean(kind, parts.join(''))
      expect(clean(kind, once)).toBe(once)
    }),
    { numRuns: 2000 },
  )
})

test('a very long text is cleaned in no time', () => {
  for (const kind of ['email', 'phone', 'code', 'line', 'text'] as const)
    for (const filler of ['.', '<', '@', ' ', '(', 'tel:', '\u202a', '<@'])
      expect(clean(kind, `${filler.repeat(50_000)}x`).length).toBeLessThanOrEqual(200_001)
}, 2000)
