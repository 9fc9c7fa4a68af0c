import type { RequestedLine } from '../../../src/domain/cart/pricing/line.ts'
import type { LineTitles } from '../../../src/domain/cart/pricing/price-response.ts'
import { localizedPath } from '../../catalogue/records/path-to.ts'
import type { Db } from '../../db/db.ts'
import type { Language } from '../../languages/language.ts'
import type { Languages } from '../../languages/languages.ts'

interface VariantRow {
  code: string
  title: string
  path: string
  attribute_values: Record<string, string>
  inputs: string[]
}

const loadVariants = (db: Db, codes: readonly string[], language: Language) =>
  db.query<VariantRow>(
    `select v.code, t.title, t.path, v.attribute_values, p.inputs
     from variant v
     join product p on p.no = v.product_no
     join product_text t on t.product_no = p.no and t.lang = $2
     where v.code = any($1)`,
    [codes, language],
  )

interface AttributeRow {
  code: string
  name: string | null
  type: string
  suffix: string | null
  value: string | null
  title: string | null
}

const loadAttributes = (db: Db, codes: readonly string[], language: Language) =>
  db.query<AttributeRow>(
    `select a.code, n.title as name, a.type, a.suffix, v.value, t.title
     from attribute a
     left join attribute_text n on n.attribute = a.code and n.lang = $2
     left join attribute_value v on v.attribute = a.code
     left join attribute_value_text t on t.token = v.token and t.lang = $2
     where a.code = any($1)
     order by a.sort_number, a.code`,
    [codes, language],
  )

const loadProductTitles = (db: Db, ids: readonly string[], language: Language) =>
  db.query<{ id: string; title: string }>(
    'select p.id, t.title from product p join product_text t on t.product_no = p.no and t.lang = $2 where p.id = any($1)',
    [ids, language],
  )

interface KnownAttribute {
  code: string
  name: string | null
  type: string
  titles: Map<string, string>
}

function byCode(rows: readonly AttributeRow[]): KnownAttribute[] {
  const known = new Map<string, KnownAttribute>()
  for (const { code, name, type, suffix, value, title } of rows) {
    const attribute = known.get(code) ?? { code, name, type, titles: new Map() }
    if (value !== null && title !== null) attribute.titles.set(value, suffix ? `${title}\u00a0${suffix}` : title)
    known.set(code, attribute)
  }
  return [...known.values()]
}

const textsOf = (value: string | number | readonly string[] | undefined): string[] =>
  [value].flat().flatMap((part) => (part === undefined || String(part).trim() === '' ? [] : [String(part)]))

/** Titles, choices and product pages of lines by guid. Otherwise a cart would keep the language in which it was filled. */
export async function lineTitles(
  db: Db,
  languages: Languages,
  lines: readonly RequestedLine[],
  language: Language,
): Promise<Map<string, LineTitles>> {
  if (lines.length === 0) return new Map()
  const rows = await loadVariants(db, [...new Set(lines.map(({ code }) => code))], language)
  const variants = new Map(rows.map((row) => [row.code, row]))
  const codes = [...new Set(lines.flatMap(({ attributes = {} }) => Object.keys(attributes)))]
  const attributes = codes.length > 0 ? byCode(await loadAttributes(db, codes, language)) : []
  const chosenIds = attributes
    .filter(({ type }) => type === 'inputProduct')
    .flatMap(({ code }) => lines.flatMap((line) => textsOf(line.attributes?.[code])))
  const products = chosenIds.length > 0 ? await loadProductTitles(db, chosenIds, language) : []
  const productTitles = new Map(products.map(({ id, title }) => [id, title]))
  const choicesOf = ({ attributes: given = {} }: RequestedLine, { attribute_values, inputs }: VariantRow) =>
    attributes.flatMap(({ code, name, type, titles }) => {
      const own = Object.hasOwn(attribute_values, code) ? attribute_values[code] : undefined
      const values = own === undefined ? (inputs.includes(code) ? textsOf(given[code]) : []) : [own]
      if (!Object.hasOwn(given, code)) return []
      const words = values.map((value) => titles.get(value) ?? productTitles.get(value) ?? value)
      return type === 'inputText' && name ? words.map((typed) => `${name}: ${typed}`) : words
    })
  return new Map(
    lines.flatMap((line): [string, LineTitles][] => {
      const variant = variants.get(line.code)
      if (!variant) return []
      const choiceTitles = choicesOf(line, variant)
      return [
        [
          line.guid,
          {
            title: variant.title,
            url: localizedPath(languages, 'p', variant.path, language),
            ...(choiceTitles.length > 0 && { choiceTitles }),
          },
        ],
      ]
    }),
  )
}
