import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskableIcon } from '../../../src/domain/app/manifest-icon.ts'
import { isLiveReloadEnabled } from '../../../src/domain/app/setting-defaults.ts'
import { luminance, type Rgb, readableColors, white } from '../../../src/domain/readable-colors.ts'

const part = fc.integer({ min: 0, max: 255 })
const colour: fc.Arbitrary<Rgb> = fc.record({ red: part, green: part, blue: part })
const ends = { '#000': 0, '#fff': 1 } as Record<string, number>
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

describe('the offline screen', () => {
  test('OFF-03 text is readable on every manifest colour', () => {
    fc.assert(
      fc.property(colour, (ground) => {
        expect(contrast(luminance(ground), ends[readableColors(ground).text] ?? Number.NaN)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('OFF-03 a light background gets dark colours, a dark one light colours', () => {
    expect(readableColors(white)).toEqual({ background: 'rgb(255 255 255)', text: '#000', scheme: 'light', isStrong: true })
    expect(readableColors({ red: 20, green: 30, blue: 80 })).toMatchObject({
      background: 'rgb(20 30 80)',
      text: '#fff',
      scheme: 'dark',
      isStrong: true,
    })
    expect(readableColors({ red: 120, green: 120, blue: 120 })).toMatchObject({ isStrong: false })
  })

  const icon = (src: string, sizes: string | undefined, purpose: string | undefined) => ({ src, sizes, purpose })

  test('OFF-04 uses the smallest maskable manifest icon that is wide enough', () => {
    const icons = [
      icon('any.png', '512x512', 'any'),
      icon('wide.png', '512x512', 'any maskable'),
      icon('fits.png', '256x256', 'maskable'),
      icon('small.png', '96x96', 'maskable'),
      icon('plain.png', '256x256', undefined),
    ]
    expect(maskableIcon({ icons }, 224)).toBe('fits.png')
    expect(maskableIcon({ icons }, 300)).toBe('wide.png')
    expect(maskableIcon({ icons }, 900)).toBe('wide.png')
    expect(maskableIcon({ icons: [icon('drawn.svg', 'any', 'Maskable'), icon('small.png', '96x96', 'maskable')] }, 224)).toBe('drawn.svg')
  })

  test.each([
    [undefined],
    [{}],
    [{ icons: [] }],
    [{ icons: [icon('a.png', '512x512', 'any'), icon('b.png', undefined, 'monochrome unmaskable')] }],
  ])('OFF-04 the manifest %j has no maskable icon', (manifest) => {
    expect(maskableIcon(manifest, 224)).toBeUndefined()
  })
})

test.each([
  [undefined, undefined, false],
  [undefined, {}, false],
  [undefined, { liveReload: false }, false],
  [undefined, { liveReload: true }, true],
  [false, { liveReload: true }, false],
  [true, { liveReload: false }, true],
])('OFF-08 attribute %j with configuration %j sets live reload to %s', (attribute, configuration, follows) => {
  expect(isLiveReloadEnabled(attribute, configuration)).toBe(follows)
})
