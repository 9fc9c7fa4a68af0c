import { h } from 'preact'
import { expect, test } from 'vitest'
import '../../src/kit/library.preact.ts'

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscr\tipt:alert(1)', '\u0001javascript\r:alert(1)'])(
  'R06 the Preact build drops %j from URL attributes, as React does',
  (code) => {
    for (const [tag, name] of [
      ['a', 'href'],
      ['iframe', 'src'],
      ['form', 'action'],
      ['button', 'formAction'],
      ['use', 'xlinkHref'],
    ] as const)
      expect(h(tag, { [name]: code, title: code }).props).toEqual({ title: code })
  },
)

test('the Preact build keeps other URLs', () => {
  for (const href of ['/cart', 'https://shop.test/javascript:', 'mailto:ona@example.com', '#javascript:'])
    expect(h('a', { href }).props).toEqual({ href })
})
