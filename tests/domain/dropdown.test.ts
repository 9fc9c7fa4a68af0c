import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { optionAfterKey, optionStartingWith, positionMenu } from '../../src/domain/dropdown.ts'

const sheet = readFileSync('src/ui/fields/dropdown.css', 'utf8')

test('FORM-42 FORM-43 a dropdown is 140 to 300 px high and opens on the side with room', () => {
  expect(positionMenu({ above: 500, below: 500 })).toEqual({ side: 'below', heightPx: 300 })
  expect(positionMenu({ above: 500, below: 200 })).toEqual({ side: 'below', heightPx: 200 })
  expect(positionMenu({ above: 500, below: 139 })).toEqual({ side: 'above', heightPx: 300 })
  expect(positionMenu({ above: 100, below: 120 })).toEqual({ side: 'below', heightPx: 140 })
  expect(positionMenu({ above: 160, below: 20 })).toEqual({ side: 'above', heightPx: 160 })
  expect(sheet).toMatch(/\.dropdown-menu \{[^}]*max-block-size: var\(--dropdown-height, 300px\);/)
  expect(sheet).toMatch(/\.dropdown-menu \{[^}]*min-block-size: 140px;/)
})

test('FORM-48 a dropdown has z-index 50', () => {
  expect(sheet).toMatch(/\.dropdown-menu \{[^}]*z-index: 50;/)
})

test('FORM-44 PageUp and PageDown move by 5 options', () => {
  expect(optionAfterKey('PageDown', 2, 20)).toBe(7)
  expect(optionAfterKey('PageUp', 7, 20)).toBe(2)
  expect([optionAfterKey('PageDown', 18, 20), optionAfterKey('PageUp', 3, 20)]).toEqual([19, 0])
  expect([optionAfterKey('ArrowDown', 0, 20), optionAfterKey('ArrowUp', 0, 20), optionAfterKey('ArrowDown', 19, 20)]).toEqual([1, 0, 19])
  expect([optionAfterKey('Home', 9, 20), optionAfterKey('End', 9, 20)]).toEqual([0, 19])
  expect([optionAfterKey('x', 9, 20), optionAfterKey('toString', 9, 20), optionAfterKey('End', 0, 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('type-ahead finds an option; repeating a letter moves to the next match', () => {
  const titles = ['Kaunas', 'Klaipėda', 'Vilnius', 'Ventė']
  expect(optionStartingWith(titles, 'v', 0)).toBe(2)
  expect(optionStartingWith(titles, 'vv', 2)).toBe(3)
  expect(optionStartingWith(titles, 'vvv', 3)).toBe(2)
  expect(optionStartingWith(titles, 'kl', 0)).toBe(1)
  expect(optionStartingWith(titles, 'k', -1)).toBe(0)
  expect(optionStartingWith(titles, 'x', 0)).toBeUndefined()
})
