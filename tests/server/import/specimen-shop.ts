import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportOptions, ImportReport } from '../../../server/import/import-file.ts'
import { openShop, type TestShop } from '../shop.ts'
import { importFile } from './import-demo.ts'

/** Cells by column; several for a repeated column. */
export type Row = Record<string, string>

export interface Stored {
  price: number
  old: number | null
  stock: number
  title: string
  description: string
  /** options of the variant by the titles of their values */
  options: string[]
  counts: boolean
  sellWithoutStock: boolean
  /** the category and those above it */
  category: string
}

export const clock = { now: Date.parse('2026-11-28T12:00:00Z'), timeZone: 'Europe/Vilnius' }

/** A shop that imports files made of rows, and what it has stored of them. */
export async function openSpecimenShop() {
  const shop: TestShop = await openShop()
  const folder = await mkdtemp(join(tmpdir(), 'specimens-'))
  const pictures: string[] = []
  const fetchBytes = async (url: string) => {
    pictures.push(url)
    throw new Error('There is no internet in a test')
  }

  async function bring(name: string, text: string, options: ImportOptions = {}): Promise<ImportReport> {
    const path = join(folder, name)
    await writeFile(path, text)
    return importFile(path, { db: shop.db, clock, fetchBytes, ...options })
  }

  return {
    shop,
    bring,
    /** the addresses that an import has tried to fetch */
    pictures,
    close: () => rm(folder, { recursive: true, force: true }),
    async stored(code: string): Promise<Stored | undefined> {
      const [row] = await shop.db.query<Stored>(
        `select v.price_cents as price, v.price_old_cents as old, v.available_quantity as stock, t.title, t.description,
           coalesce(v.sell_without_stock, p.sell_without_stock) as "sellWithoutStock", p.counts_stock as counts,
           array(select vt.title from jsonb_each_text(v.attribute_values) as o (attribute, value)
             join attribute_value av on av.attribute = o.attribute and av.value = o.value
             join attribute_value_text vt on vt.token = av.token and vt.lang = 'en' order by 1) as options,
           (select ct.title from category_text ct where ct.category = p.category and ct.lang = 'en') as category
         from variant v join product p on p.no = v.product_no join product_text t on t.product_no = p.no and t.lang = 'en'
         where v.code = $1`,
        [code],
      )
      return row
    },
  }
}

/** A table with these rows and the columns of all of them. */
export function table(rows: readonly Row[], delimiter = ',', before = ''): string {
  const columns = [...new Set(rows.flatMap(Object.keys))]
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const line = (cells: readonly string[]) => cells.map(quoted).join(delimiter)
  return before + [line(columns), ...rows.map((row) => line(columns.map((column) => row[column] ?? '')))].join('\n')
}

/** The reason why the row in this line was refused. */
export const reasonOf = ({ faults }: ImportReport, line: number): string | undefined =>
  faults.flatMap(({ examples }) => examples).find((row) => row.line === line)?.problem
