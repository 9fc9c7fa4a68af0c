import { inflateRawSync } from 'node:zlib'
import sax from 'sax'

const endOfZip = 0x06054b50
const entryHeader = 0x02014b50

/** The files of a zip archive as text. */
function unzip(zip: Buffer): Map<string, string> {
  let end = zip.length - 22
  while (zip.readUInt32LE(end) !== endOfZip) end -= 1
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === entryHeader) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [number, number, number]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    files.set(name, (zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8'))
    at += 46 + nameLength + extra + comment
  }
  return files
}

interface Read {
  sheets: string[]
  formulas: number
  rows: (string | number)[][]
}

/** Texts of an XML file's elements of one name, in their order. */
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

/** A spreadsheet of one sheet, opened again: its title, how many formulas are in it, and its rows without their gaps. */
export function readSheet(file: Uint8Array): Read {
  const files = unzip(Buffer.from(file))
  const part = (name: string) => files.get(name) ?? ''
  const texts = textsOf(part('xl/sharedStrings.xml'), 'si')
  const rows: Read['rows'] = []
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
