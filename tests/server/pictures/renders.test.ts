import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { attributes } from '../../../demo/content/common/attributes.ts'
import { artFolder } from '../../../demo/shop-content.ts'
import { compose } from '../../../server/pictures/compose.ts'
import { findRender } from '../../../server/pictures/renders.ts'

type Pixels = { data: Buffer; side: number }

const swatchOf = (colour: string) => attributes.find(({ code }) => code === 'colour')?.values?.find(({ value }) => value === colour)?.swatch

const draw = async (art: string, colour?: string): Promise<Pixels> => {
  const picture = await compose(artFolder, { art, tint: 'steel', view: 'front' }, 480, colour && swatchOf(colour))
  const { data, info } = await sharp(await picture.png().toBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, side: info.width }
}

/** The number of pixels that differ by more than the loss of an encoder. */
const differences = (a: Pixels, b: Pixels, isCounted: (index: number) => boolean = () => true) => {
  let count = 0
  for (let i = 0; i < a.data.length; i += 4) {
    const distance = Math.max(...[0, 1, 2].map((channel) => Math.abs((a.data[i + channel] ?? 0) - (b.data[i + channel] ?? 0))))
    if (distance > 24 && isCounted(i / 4)) count++
  }
  return count
}

describe('a render', () => {
  test('has a transparent ground and an opaque object', async () => {
    expect(findRender(artFolder, 'toolbox')).toMatchObject({ cm: expect.any(Number), box: expect.any(Array) })
    const { data, side } = await draw('toolbox')
    const corner = [...data.subarray(0, 4)]
    const middle = [...data.subarray((side * (side / 2) + side / 2) * 4, (side * (side / 2) + side / 2) * 4 + 4)]
    expect(corner[3]).toBeLessThan(80)
    expect(middle[3]).toBeGreaterThan(240)
  })

  test('exists only under its exact name', () => {
    expect(findRender(artFolder, 'toolbo')).toBeUndefined()
    expect(findRender(artFolder, '../renders/toolbox')).toBeUndefined()
    expect(findRender(artFolder, 'constructor')).toBeUndefined()
  })

  test('takes a colour only where its mask allows it: the grip of a hammer, not its head', async () => {
    const [plain, blue] = await Promise.all([draw('claw-hammer'), draw('claw-hammer', 'blue')])
    const isGrip = (index: number) => index % plain.side < plain.side / 2
    expect(differences(plain, blue, isGrip)).toBeGreaterThan(1000)
    expect(differences(plain, blue, (index) => index % plain.side > plain.side * 0.6)).toBe(0)
  })
})

describe('the ground', () => {
  test.each(['claw-hammer', 'teapot'])(
    'the background of %s lets the page show through, so that dark pages have dark pictures',
    async (art) => {
      const { data } = await draw(art)
      const over = (page: number) =>
        [0, 1, 2].map((channel) => ((data[channel] ?? 0) * (data[3] ?? 0) + page * (255 - (data[3] ?? 0))) / 255)
      expect(Math.min(...over(255))).toBeGreaterThan(205)
      expect(Math.max(...over(16))).toBeLessThan(80)
    },
  )
})
