import { expect, test } from 'vitest'
import { artFolder } from '../../../demo/shop-content.ts'
import { dimensionLines, drawDimensions } from '../../../server/pictures/dimension-drawing.ts'
import { lettering } from '../../../server/pictures/lettering.ts'
import type { Measures } from '../../../server/pictures/measures.ts'
import { measuresOf, measureText } from '../../../server/pictures/measures.ts'

const suffixOf = (code: string) => ({ length: 'cm', width: 'cm', height: 'cm', diameter: 'mm', weight: 'g' })[code]
const measured = (specs: Record<string, unknown>, art = 'toolbox') => measuresOf(art, specs, suffixOf)

test('a drawing shows the measures of the specifications', () => {
  expect(measured({ length: 32.5, weight: 450 })).toEqual({ across: { value: 32.5, unit: 'cm' } })
  expect(measured({ length: 44, height: 26 })).toEqual({ across: { value: 44, unit: 'cm' }, up: { value: 26, unit: 'cm' } })
  expect(measured({ length: 12, width: 30 })).toEqual({ across: { value: 30, unit: 'cm' }, up: { value: 12, unit: 'cm' } })
  expect(measured({ diameter: 270 })).toEqual({ across: { value: 270, unit: 'mm' }, isRound: true })
})

test('there is no drawing without a length, nor of what the picture does not show in full', () => {
  expect(measured({ weight: 450 })).toBeUndefined()
  expect(measured({ length: 2500 })).toBeUndefined()
  expect(measured({ length: 200 }, 'folding-rule')).toBeUndefined()
  expect(measured({ diameter: 240 }, 'casserole')).toBeUndefined()
})

test('the decimal sign is a comma', () => {
  expect(measureText({ value: 32.5, unit: 'cm' })).toBe('32,5 cm')
  expect(measureText({ value: 8, unit: 'mm' })).toBe('8 mm')
})

test('the width is written below the object, the height beside it', () => {
  const object = { left: 100, top: 100, width: 200, height: 80 }
  const measures: Measures = { across: { value: 44, unit: 'cm' }, up: { value: 26, unit: 'cm' } }
  const svg = dimensionLines(measures, object, 480)
  expect(svg.match(/data-measure="[^"]+"/g)).toEqual(['data-measure="44 cm"', 'data-measure="26 cm"'])
  expect(dimensionLines({ across: { value: 270, unit: 'mm' }, isRound: true }, object, 480)).toContain('data-measure="Ø 270 mm"')
})

test('lettering has a stroke for every character of a measure', () => {
  expect(lettering('Ø 1234567890,5 cm', { x: 0, y: 0, height: 6 }).match(/<path/g)).toHaveLength(17)
})

test.each(['toolbox', 'hiking-boot'])('the drawing of %s has dark lines on a light ground of its own', async (art) => {
  const picture = await drawDimensions(
    artFolder,
    { art, tint: 'steel', view: 'drawing', measures: { across: { value: 44, unit: 'cm' } } },
    240,
  )
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([240, 240, 4])
  expect([...data].every((value, index) => index % 4 !== 3 || value === 255)).toBe(true)
  const dark = [...data].filter((value, index) => index % 4 === 0 && value < 160).length
  expect(dark).toBeGreaterThan(400)
  expect(dark).toBeLessThan(240 * 240 * 0.2)
})
