import { afterEach, expect, test, vi } from 'vitest'
import type { Rows } from '../../src/base/spreadsheet/sheet-file.ts'
import { slicedSheet } from '../../src/base/spreadsheet/sliced-sheet.ts'
import { readSheet } from '../read-sheet.ts'

const layout = { name: 'Goods & <more>', header: ['sku', 'title', 'price'], widths: [10, 40, 8] }
const never = new AbortController().signal
const read = async (file: Blob) => readSheet(new Uint8Array(await file.arrayBuffer()))
const many: Rows = Array.from({ length: 3000 }, (_, at) => [`A-${at}`, 'Vest', at])
afterEach(() => vi.restoreAllMocks())

test('EXP-02 EXP-04 R45 slicedSheet writes exactly the given rows, without formulas', async () => {
  const rows: Rows = [
    ['A-1', 'Vest "warm" & <dry> žąsis', 9.9],
    [null, "'=1+1\u0000\u0008", null],
    ['constructor', ' two  spaces ', 0],
  ]
  const file = await slicedSheet(layout, rows, never)
  expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const { sheets, formulas, rows: seen } = await read(file)
  expect([sheets, formulas]).toEqual([['Goods &amp; &lt;more&gt;'], 0])
  expect(seen).toEqual([
    ['sku', 'title', 'price'],
    ['A-1', 'Vest "warm" & <dry> žąsis', 9.9],
    [0, "'=1+1", 0],
    ['constructor', ' two  spaces ', 0],
  ])
})

test('EXP-01 slicedSheet yields to the event loop and writes every row', async () => {
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 5))
  let turns = 0
  let isDone = false
  const others = (async () => {
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve))
      turns += 1
    }
  })()
  const readAt = new Set<number>()
  const watched = many.map((row) =>
    Object.assign([...row], {
      map(tell: never) {
        readAt.add(turns)
        return row.map(tell)
      },
    }),
  )
  const { rows } = await read(await slicedSheet(layout, watched, never))
  isDone = true
  await others
  expect(rows).toHaveLength(3001)
  expect(rows.at(-1)).toEqual(['A-2999', 'Vest', 2999])
  expect(readAt.size).toBeGreaterThan(20)
})

test('EXP-05 slicedSheet rejects when aborted', async () => {
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 5))
  const leaving = new AbortController()
  const file = slicedSheet(layout, many, leaving.signal)
  leaving.abort(new Error('given up'))
  await expect(file).rejects.toThrow('given up')
})
