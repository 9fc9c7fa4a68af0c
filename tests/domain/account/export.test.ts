import { describe, expect, test, vi } from 'vitest'
import { exportFileName, exportSheet, hasMoreRows, sheetText, toCells } from '../../../src/domain/account/export-rows.ts'
import { exportPage } from '../../../src/model/account/export-row.ts'

test('EXP-02 EXP-03 the sheet is titled Generic information, the file Products list.xlsx', () => {
  expect(exportSheet.name).toBe('Generic information')
  expect(exportFileName).toBe('Products list.xlsx')
})

test('EXP-04 columns are sku, brand, title, availableQuantity, finalPrice, currency', () => {
  expect(exportSheet.header).toEqual(['sku', 'brand', 'title', 'availableQuantity', 'finalPrice', 'currency'])
  expect(exportSheet.widths).toHaveLength(exportSheet.header.length)
  const row = { currency: 'EUR', finalPrice: 9.9, availableQuantity: 0, title: 'Vest', brand: 'Ugnė', sku: 'V-1' }
  expect(toCells(row)).toEqual(['V-1', 'Ugnė', 'Vest', 0, 9.9, 'EUR'])
  expect(toCells({ sku: 'V-1', brand: '', finalPrice: Number.NaN })).toEqual(['V-1', null, null, null, null, null])
})

test.each([
  [0, false],
  [4999, false],
  [5000, true],
])('EXP-01 a page of %i rows may be followed by another: %s', (count, more) => {
  expect(hasMoreRows(count)).toBe(more)
})

test('EXP-01 drops invalid rows but counts them, so a full page is not mistaken for the last', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const page = exportPage.parse([{ sku: 'A' }, { sku: 5 }, null, { sku: 'B', finalPrice: 'dear' }])
  expect(page).toEqual({ count: 4, rows: [{ sku: 'A' }] })
  expect(exportPage.safeParse({}).success).toBe(false)
})

describe('text in the sheet', () => {
  test.each(['=1+1', '+370 600', '-5', '@SUM(A1)', '\tcmd', '\rcmd'])('R45 %j stays text', (text) => {
    expect(sheetText(text)).toBe(`'${text}`)
  })
  test.each(['Vest = warm', '1-2', 'a@b', '', "'x"])('R45 %j stays unchanged', (text) => {
    expect(sheetText(text)).toBe(text)
  })
  test.each(['constructor', '__proto__', 'toString'])('R09 %s gets a space, because the writer uses texts as object keys', (text) => {
    expect(sheetText(text)).toBe(`${text} `)
  })
  test('R45 truncates text to the cell limit', () => {
    expect(sheetText('x'.repeat(40_000))).toHaveLength(32_767)
    expect(sheetText(`=${'x'.repeat(40_000)}`)).toHaveLength(32_767)
  })
})
