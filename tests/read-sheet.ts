import { inflateRawSync } from 'node:zlib'
import sax from 'sax'

const endOfZip = 0x06054b50
const entryHeader = 0x02014b50

/** Entries of a zip archive as text, by file name. */
function unzip(zip: Buffer): Map<string, string> {
  let end = zip.length - 22
  while (zip.readUInt32LE(end) !== endOfZip) end -= 1
  const files = new Map<string, string>()
  let offset = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(offset) === entryHeader) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(offset + field)) as [number, number, number]
    const name = zip.toString('utf8', offset + 46, offset + 46 + nameLength)
    const local = zip.readUInt32LE(offset + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + zip.readUInt32LE(offset + 20))
    files.set(name, (zip.readUInt16LE(offset + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8'))
    offset += 46 + nameLength + extra + comment
  }
  return files
}

interface SheetContents {
  sheets: string[]
  /** number of formula cells */
  formulas: number
  rows: (string | number)[][]
}

/** Text contents of all elements of one name in an XML file, in document order. */
function textsOf(xml: string, name: string): string[] {
  const texts: string[] = []
  let inside = 0
  const parser = sax.parser(true)
  parser.onopentag = (tag) => {
    if (tag.name !== name) return
    inside += 1
    texts.push('')
  }
  parser.onclosetag = (tag) => {
    if (tag === name) inside -= 1
  }
  parser.ontext = (text) => {
    if (inside) texts.push((texts.pop() ?? '') + text)
  }
  parser.write(xml).close()
  return texts
}

/** Parses an xlsx file with one sheet: sheet titles, number of formulas, and rows without empty cells. */
export function readSheet(file: Uint8Array): SheetContents {
  const files = unzip(Buffer.from(file))
  const part = (name: string) => files.get(name) ?? ''
  const texts = textsOf(part('xl/sharedStrings.xml'), 'si')
  const rows: SheetContents['rows'] = []
  let [formulas, type, value] = [0, '', '']
  const parser = sax.parser(true)
  parser.onopentag = ({ name, attributes }) => {
    if (name === 'row') rows.push([])
    if (name === 'f') formulas += 1
    if (name === 'c') [type, value] = [String(attributes.t ?? ''), '']
  }
  parser.ontext = (text) => {
    value += text
  }
  parser.onclosetag = (name) => {
    if (name !== 'c') return
    const text = type === 's' ? (texts[Number(value)] ?? `no text ${value}`) : value
    rows.at(-1)?.push(type ? text : Number(value))
  }
  parser.write(part('xl/worksheets/sheet1.xml')).close()
  const sheets = [...part('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) => name)
  return { sheets, formulas, rows }
}
