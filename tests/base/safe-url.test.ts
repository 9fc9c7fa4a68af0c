import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isExternal,
  pageLink,
  relOf,
  safeUrl,
  safeUrlBelow,
  sameOriginPath,
  shopBase,
  type UrlKind,
} from '../../src/base/security/safe-url.ts'
import { deceiving, leaving, noAddress, paths, scripts } from './hostile-urls.ts'

const page = 'https://shop.example/'
const kinds: readonly UrlKind[] = ['link', 'image', 'media', 'phone', 'email', 'video']
const parsed = (value: string) => (URL.canParse(value, page) ? new URL(value, page) : undefined)

/** Whether the parsed protocol allows a link; the reference for `safeUrl`. */
const mayLink = (value: string): boolean => {
  const url = parsed(value)
  if (!url || value.trim() === '') return false
  if (url.protocol === 'mailto:') return true
  if (url.protocol === 'tel:') return /^[\d+().\- ]{1,40}$/.test(url.pathname.replaceAll('%20', ' ')) && !url.search && !url.hash
  return ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password
}
const everything = [...Object.values(scripts).flat(), ...deceiving, ...leaving, ...paths]

test('R06 the corpus contains at least 150 URLs', () => {
  expect(new Set(everything).size).toBeGreaterThanOrEqual(150)
})

const allowedAnywhere = (value: unknown) => kinds.some((kind) => safeUrl(value, kind, page) !== undefined)

test.each(Object.entries(scripts))('R06 safeUrl rejects %s for every kind', (_, values) => {
  expect(values.filter(allowedAnywhere)).toEqual([])
})

test('R06 safeUrl rejects a user name before the host', () => {
  expect(deceiving.filter(allowedAnywhere)).toEqual([])
})

test('R06 safeUrl rejects values that are not valid URLs', () => {
  expect(noAddress.filter(allowedAnywhere)).toEqual([])
})

test('R06 safeUrl checks the parsed protocol for the whole corpus', () => {
  expect(everything.filter((value) => (safeUrl(value, 'link', page) !== undefined) !== mayLink(value))).toEqual([])
})

test('R06 safeUrl returns a URL that parses like its input', () => {
  const url = fc.oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ unit: 'binary-ascii', maxLength: 30 }),
    fc
      .tuple(fc.constantFrom(...everything), fc.nat(20), fc.constantFrom('\t', '\n', '\0', '/', '\\', ':', '@', ' ', '%00', '\ud800'))
      .map(([text, at, inserted]) => text.slice(0, at) + inserted + text.slice(at)),
  )
  fc.assert(
    fc.property(url, (value) => {
      const safe = safeUrl(value, 'link', page)
      expect(safe !== undefined).toBe(mayLink(value))
      if (safe !== undefined) expect(parsed(safe)?.href).toBe(parsed(value)?.href)
    }),
    { numRuns: 1000 },
  )
})

test('R06 safeUrlBelow returns what safeUrl returns for the whole URL', () => {
  const bases = [
    '',
    '/',
    '/store',
    'https://shop.example',
    'https://shop.example/a/..',
    'https:',
    'https:/',
    'https:////h',
    '//h',
    '..',
    'x',
  ]
  const base = fc
    .tuple(
      fc.constantFrom(
        ...bases,
        ...everything,
        'data:image/png,',
        'mailto:a',
        'tel:1',
        'https://h?q',
        'https://h#f',
        'https://h:',
        'https://a@h',
      ),
      fc.constantFrom('', '/', '//', '\\', '?', '#', '.', '..', '/..', '%2e', '\t', ' ', ':', '@', 'a'),
    )
    .map((parts) => parts.join(''))
  const path = fc.oneof(
    fc.constantFrom(
      '/path',
      '/p/steel-toolbox',
      '/images/a.png?w=1&h=2',
      '/a/./b',
      '/..',
      '/../x',
      '/.x',
      '/a/..',
      '//h',
      '/a//b',
      '/%2e%2e/x',
      '/a%2fb',
    ),
    fc.constantFrom(
      "/a'b",
      '/a b',
      '/ą',
      '/a?b=c?d',
      "/a?b='",
      '/a#b',
      '/a\\b',
      '/a\tb',
      '/a\n',
      'a',
      '',
      '?a',
      '/a:b@c',
      '/~a/b~',
      '/a?',
      '/a/',
    ),
    fc.string({ unit: 'binary-ascii', maxLength: 8 }).map((text) => `/${text}`),
  )
  fc.assert(
    fc.property(base, path, fc.constantFrom(...kinds), (start, end, kind) => {
      expect(safeUrlBelow(start, end, kind)).toBe(safeUrl(start + end, kind))
    }),
    { numRuns: 5000 },
  )
})

test('R07 isExternal compares the origins of all spellings', () => {
  const hrefs = ['/p/a', '/p/a.b?c=1', '//evil.example/a', '/\\evil.example', '/\t/evil.example', '/a/../b', 'https://shop.example/p/a']
  const href = fc.oneof(
    fc.constantFrom(
      ...hrefs,
      ...everything,
      'https://shop.example.evil.example/p',
      'https://shop.example:8443/p',
      'https://shop.example@h/p',
    ),
    fc.string({ unit: 'binary-ascii', maxLength: 8 }).map((text) => `https://shop.example${text}`),
  )
  const base = fc.constantFrom(
    '',
    '/store',
    'https://shop.example',
    'https://shop.example/store',
    'https://shop.example:8443',
    'https:',
    'x',
  )
  const originOf = (value: string) => (URL.canParse(value, 'http://localhost/') ? new URL(value, 'http://localhost/') : undefined)
  fc.assert(
    fc.property(base, href, (apiBase, value) => {
      const url = originOf(value)
      const isWeb = url !== undefined && /^https?:$/.test(url.protocol) && !url.username && !url.password
      const near = ['http://localhost', originOf(shopBase({ apiBase }))?.origin]
      expect(isExternal({ apiBase }, value)).toBe(value.trim() !== '' && isWeb && !near.includes(url.origin))
    }),
    { numRuns: 2000 },
  )
})

test('R06 each kind allows only its protocols', () => {
  const samples: Record<UrlKind, string[]> = {
    link: ['https://other.example/', 'mailto:help@shop.example', 'tel:+370%20(600)%2000-000'.replaceAll('%20', ' ')],
    image: ['https://other.example/a.png', 'data:image/png;base64,AAAA', 'data:image/webp,x'],
    media: ['https://other.example/a.mp4'],
    phone: ['tel:+37060000000', 'tel:8-600-00000'],
    email: ['mailto:help@shop.example?subject=Hi'],
    video: ['https://www.youtube-nocookie.com/embed/abc', 'https://youtu.be/abc'],
  }
  for (const kind of kinds) for (const sample of samples[kind]) expect(safeUrl(sample, kind, page)).toBeDefined()
  expect(safeUrl('data:image/png;base64,AAAA', 'link', page)).toBeUndefined()
  expect(safeUrl('mailto:help@shop.example', 'image', page)).toBeUndefined()
  expect(safeUrl('https://shop.example/', 'phone', page)).toBeUndefined()
  expect(safeUrl('tel:112', 'email', page)).toBeUndefined()
})

test.each([
  'http://www.youtube.com/watch?v=1',
  'https://www.youtube.com.evil.example/',
  'https://evil.example/www.youtube.com',
  'https://youtube.com:8443/',
  'https://user@www.youtube.com/',
])('R06 %s is not a video URL', (value) => {
  expect(safeUrl(value, 'video', page)).toBeUndefined()
})

test.each(Object.entries({ 'URLs that look like a path': leaving, 'a user name': deceiving, ...scripts, 'invalid URLs': noAddress }))(
  'R08 sameOriginPath rejects %s',
  (_, values) => {
    expect(values.filter((value) => sameOriginPath(value, page) !== undefined)).toEqual([])
  },
)

test('R08 a path from sameOriginPath never resolves to another origin', () => {
  fc.assert(
    fc.property(fc.tuple(fc.constantFrom(...leaving, ...paths), fc.string({ maxLength: 6 }), fc.nat(8)), ([text, more, at]) => {
      const path = sameOriginPath(text.slice(0, at) + more + text.slice(at), page)
      if (path !== undefined) expect(new URL(path, page).origin).toBe('https://shop.example')
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['/lt/krepselis', '/lt/krepselis'],
  ['https://shop.example/lt?x=1#y', '/lt?x=1#y'],
  ['HTTPS://SHOP.EXAMPLE:443/lt', '/lt'],
  ['lt', '/lt'],
])('R08 sameOriginPath maps %s to %s', (value, path) => {
  expect(sameOriginPath(value, page)).toBe(path)
})

test('R08 a path that starts with two slashes stays on its host', () => {
  expect(safeUrl('/.//evil.example', 'link', 'http://localhost/')).toBe('http://localhost//evil.example')
  expect(pageLink({ basePath: '', apiBase: '' }, '/.//evil.example')).toBe('http://localhost//evil.example')
})

test('R06 pageLink resolves against the shop and rejects unsafe URLs', () => {
  const embedded = { basePath: '', apiBase: 'https://api.shop.example' }
  expect(pageLink(embedded, '/p/hammer#colour=red')).toBe('https://api.shop.example/p/hammer#colour=red')
  expect(pageLink({ ...embedded, basePath: '/shop/' }, '/cart')).toBe('/shop/cart')
  expect(pageLink({ ...embedded, basePath: 'javascript:alert(1)//' }, '/cart')).toBeUndefined()
  for (const value of Object.values(scripts).flat()) expect(pageLink(embedded, value)).toBeUndefined()
  for (const value of deceiving) expect(pageLink(embedded, value)).toBeUndefined()
})

test('R07 off-site links get noopener and noreferrer', () => {
  const settings = { apiBase: 'https://api.shop.example' }
  expect(relOf(settings, 'https://other.example/')).toBe('noopener noreferrer')
  expect(relOf(settings, 'http://api.shop.example/')).toBe('noopener noreferrer')
  expect(relOf(settings, '//other.example/')).toBe('noopener noreferrer')
  for (const own of ['/cart', 'https://api.shop.example/p/hammer', 'mailto:help@shop.example', 'tel:112', undefined])
    expect(relOf(settings, own)).toBeUndefined()
  expect(isExternal({ apiBase: '' }, 'https://other.example/')).toBe(true)
})

test('R06 relative URLs in shop data resolve against the shop', () => {
  expect(shopBase({ apiBase: 'https://api.shop.example/v2' })).toBe('https://api.shop.example/v2/')
  expect(shopBase({ apiBase: '/proxy' })).toBe('http://localhost/')
  expect(safeUrl('images/a.png', 'image', shopBase({ apiBase: 'https://api.shop.example' }))).toBe('https://api.shop.example/images/a.png')
})
