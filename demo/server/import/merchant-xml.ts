import type { Readable } from 'node:stream'
import sax from 'sax'
import { columnName } from './csv-rows.ts'
import type { BadRow, ImportRow } from './import-row.ts'
import { type FeedItem, readItem } from './merchant.ts'
import type { Rates } from './price.ts'

/** Longer items are rejected, characters of text. */
const maxItemLength = 512 * 1024

/** Reads the XML form of a Google Merchant feed: `item` of RSS or `entry` of Atom, fields with or without `g:`. */
export async function* merchantXmlRows(input: Readable, rates: Rates): AsyncGenerator<ImportRow | BadRow> {
  const found: (ImportRow | BadRow)[] = []
  const parser = sax.parser(true)
  let item: { line: number; fields: FeedItem; length: number } | undefined
  let field: string | undefined
  let text = ''
  let lastFault = ''

  parser.onopentag = ({ name }) => {
    if (name === 'item' || name === 'entry') item = { line: parser.line + 1, fields: {}, length: 0 }
    else if (item && !field) [field, text] = [columnName(name), '']
  }
  const onText = (part: string) => {
    if (!item || !field || item.length > maxItemLength) return
    item.length += part.length
    text += part
  }
  parser.ontext = onText
  parser.oncdata = onText
  parser.onclosetag = (name) => {
    if (!item) return
    if (name === 'item' || name === 'entry') {
      found.push(
        item.length > maxItemLength ? { line: item.line, problem: 'The item is too long' } : readItem(item.line, item.fields, rates),
      )
      item = undefined
    } else if (field === columnName(name)) {
      item.fields[field] = [...(item.fields[field] ?? []), text]
      field = undefined
    }
  }
  parser.onerror = (error) => {
    const problem = error.message.split('\n')[0] ?? 'Not well formed'
    // the parser repeats some errors with every character
    const fault = `${item?.line} ${problem}`
    if (fault !== lastFault) found.push({ line: parser.line + 1, problem, rows: 0 })
    lastFault = fault
    // resume() clears the error, so that a malformed character affects only its item
    parser.resume()
  }

  for await (const chunk of input) {
    parser.write(chunk)
    yield* found.splice(0)
  }
  parser.close()
  yield* found.splice(0)
}
