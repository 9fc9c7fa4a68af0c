import type { Readable } from 'node:stream'
import sax from 'sax'
import { columnName } from './csv-rows.ts'
import type { FileRow } from './file-row.ts'
import type { BadRow } from './rows/import-row.ts'

/** Longer items are rejected, characters of text. */
const maxItemLength = 512 * 1024

interface Item {
  line: number
  cells: Record<string, string[]>
  length: number
}

/** Streams the items of a Google Merchant feed in XML: `item` of RSS or `entry` of Atom, fields with or without `g:`. */
export async function* xmlRows(input: Readable): AsyncGenerator<FileRow | BadRow> {
  const found: (FileRow | BadRow)[] = []
  const parser = sax.parser(true)
  let item: Item | undefined
  let field: string | undefined
  let text = ''
  // of the elements in a field: their texts by name, and where the text of the open one begins
  let parts: Record<string, string> = {}
  let partStart = 0
  let lastFault = ''

  parser.onopentag = ({ name }) => {
    if (name === 'item' || name === 'entry') item = { line: parser.line + 1, cells: {}, length: 0 }
    else if (item && !field) [field, text, parts] = [columnName(name), '', {}]
    else if (item) partStart = text.length
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
      const { line, cells, length } = item
      found.push(length > maxItemLength ? { line, problem: 'The item is too long' } : { line, cells })
      item = undefined
    } else if (field === columnName(name)) {
      item.cells[field] = [...(item.cells[field] ?? []), (detailOf(parts) ?? text).trim()]
      field = undefined
    } else if (field) {
      parts[columnName(name)] = text.slice(partStart)
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

/** A detail as tables write it: 'General:Lid:glass'. */
const detailOf = ({ section_name = '', attribute_name, attribute_value }: Record<string, string>): string | undefined =>
  attribute_name && `${section_name}:${attribute_name}:${attribute_value ?? ''}`
