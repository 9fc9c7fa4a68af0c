import type { Cell, SheetLayout } from './sheet-file.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const sheetType = `${types.slice(0, types.lastIndexOf('.'))}.spreadsheetml.sheet`
export const sheetPath = 'xl/worksheets/sheet1.xml'

/** Characters that XML 1.0 cannot represent, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these control characters
const unsayable = /[\x00-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(unsayable, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')

const cellXml = (value: Cell, style: string) => {
  if (value === null) return '<c/>'
  if (typeof value === 'number') return `<c${style}><v>${value}</v></c>`
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

/** XML of a row; the title row is bold. */
export const rowXml = (cells: readonly Cell[], isTitle = false): string =>
  `<row>${cells.map((cell) => cellXml(cell, isTitle ? ' s="1"' : '')).join('')}</row>`

/** XML before the rows: a frozen title row and the column widths. */
export const sheetStart = ({ widths, header }: SheetLayout): string =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  `<cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>` +
  `<sheetData>${rowXml(header, true)}`
export const sheetEnd = '</sheetData></worksheet>'

const part = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${types}.${type}+xml"/>`
const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`
const related = (...all: string[]) => `${head}<Relationships xmlns="${packages}/relationships">${all.join('')}</Relationships>`
const empty = (name: string, inside: string) => `<${name}s count="1"><${name}>${inside}</${name}></${name}s>`

/** The other files of a workbook with one sheet, by path. */
export const workbookParts = ({ name }: SheetLayout): Readonly<Record<string, string>> => ({
  '[Content_Types].xml':
    `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/>${part('xl/workbook.xml', 'sheet.main')}` +
    `${part(sheetPath, 'worksheet')}${part('xl/styles.xml', 'styles')}</Types>`,
  '_rels/.rels': related(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': related(relation('rId1', 'worksheet', 'worksheets/sheet1.xml'), relation('rId2', 'styles', 'styles.xml')),
  'xl/styles.xml':
    `${head}<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts>` +
    `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
    `${empty('border', '')}<cellStyleXfs count="1"><xf/></cellStyleXfs>` +
    '<cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>',
})
