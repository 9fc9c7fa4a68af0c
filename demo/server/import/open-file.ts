import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { BadRow, ImportRow } from './import-row.ts'
import { ImportError } from './import-row.ts'
import { merchantTsvRows } from './merchant-tsv.ts'
import { merchantXmlRows } from './merchant-xml.ts'
import type { Rates } from './price.ts'
import { shopifyRows } from './shopify.ts'

export interface ImportFile {
  format: string
  rows: AsyncGenerator<ImportRow | BadRow>
}

/** Detects the format by the content of the file, not by its name, and streams its rows. */
export async function openImportFile(path: string, rates: Rates): Promise<ImportFile> {
  const start = await readStart(path)
  const header = (start.split(/\r?\n/, 1)[0] ?? '').toLowerCase()
  const input = () => createReadStream(path)
  if (/^\s*</.test(start)) return { format: 'Google Merchant feed (XML)', rows: merchantXmlRows(input(), rates) }
  if (header.includes('\t') && /(^|\t)"?(g:)?id"?(\t|$)/.test(header))
    return { format: 'Google Merchant feed (TSV)', rows: merchantTsvRows(input(), rates) }
  if (/(^|,)"?handle"?(,|$)/.test(header) && header.includes('variant price'))
    return { format: 'Shopify product CSV', rows: shopifyRows(input()) }
  throw new ImportError(`${path} is neither a Shopify product CSV nor a Google Merchant feed (TSV or XML)`)
}

async function readStart(path: string): Promise<string> {
  try {
    await using file = await open(path)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16_384), 0, 16_384, 0)
    return buffer.toString('utf8', 0, bytesRead).replace(/^\uFEFF/, '')
  } catch (error) {
    throw new ImportError(`${path} cannot be read`, { cause: error })
  }
}
