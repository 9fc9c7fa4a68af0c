import { expect, test } from 'vitest'
import { titleSize } from '../../../src/domain/page/title-size.ts'

test.each([
  ['28', 'min(28px,120px)'],
  ['28.5', 'min(28.5px,120px)'],
  ['9999999', 'min(9999999px,120px)'],
  ['2rem', 'min(2rem,120px)'],
  ['.5em', 'min(.5em,120px)'],
  ['900%', 'min(900%,120px)'],
  ['calc(1rem + 9999vw)', 'min(calc(1rem + 9999vw),120px)'],
  ['larger', 'larger'],
])('BLOCK-04 the title size %s becomes %s', (size, css) => {
  expect(titleSize(size)).toBe(css)
})
