import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Text } from '../../content/common/shape.ts'
import type { AttributeRecord } from '../catalogue/records/record.ts'
import { normalise } from '../catalogue/records/words.ts'
import type { Db } from '../db/db.ts'
import { toKey } from './text.ts'

type Type = AttributeRecord['type']

/** An attribute and one of its values, by their codes. */
export interface AttributeValueRef {
  attribute: string
  value: string
  type: Type
}

type Use = 'fact' | 'facts' | 'choice'

/** Maps the names in a file to attributes and values of the shop, and creates missing ones. */
export interface AttributeRegistry {
  /** `use`: a fact of a product, one of several with the same name, or a choice between its variants. */
  resolve(name: string, value: string, use: Use): Promise<AttributeValueRef>
  /** Returns the attributes created since the last call. The caller must write them. */
  takeNew(): AttributeRecord[]
}

/** Codes of the shop by names that files use instead. */
const aliases: Record<string, string> = { color: 'colour', spalva: 'colour', farbe: 'colour', dydis: 'size', grosse: 'size' }
const titles: Record<string, Text> = {
  tags: { en: 'Tags', lt: 'Žymos' },
  pattern: { en: 'Pattern', lt: 'Raštas' },
  gender: { en: 'Gender', lt: 'Lytis' },
  age_group: { en: 'Age group', lt: 'Amžius' },
}
const types: Record<string, Type> = { tags: 'textMultiple', colour: 'textWithImage' }
const variantTypes: readonly Type[] = ['text', 'textWithImage']

export async function createAttributeRegistry(db: Db): Promise<AttributeRegistry> {
  const attributes = new Map(
    (await db.query<{ code: string; type: Type }>('select code, type from attribute')).map(({ code, type }) => [code, type]),
  )
  const values = new Map<string, string>()
  for (const row of await db.query<{ attribute: string; value: string; title: string }>(
    `select attribute, value, title from attribute_value join attribute_value_text using (token) order by lang desc`,
  )) {
    values.set(`${row.attribute} ${normalise(row.title)}`, row.value)
    values.set(`${row.attribute} ${normalise(row.value)}`, row.value)
  }
  let fresh = new Map<string, AttributeRecord>()

  /** The attribute with this name if its type fits, otherwise a separate one with the suffix `_option`. */
  function attributeFor(name: string, use: Use): { code: string; type: Type } {
    const wanted = toAttributeCode(name)
    for (const code of [wanted, `${wanted}_option`]) {
      const type = attributes.get(code) ?? types[code] ?? (use === 'facts' ? 'textMultiple' : 'text')
      if (variantTypes.includes(type) || (use !== 'choice' && type === 'textMultiple')) return { code, type }
    }
    throw new Error(`'${name}' is not a valid attribute name`)
  }

  function freshRecord(code: string, name: string, type: Type): AttributeRecord {
    const record = fresh.get(code) ?? { code, type, title: titles[code] ?? { en: name, lt: name }, isFilter: true, values: [] }
    fresh.set(code, record)
    attributes.set(code, type)
    return record
  }

  return {
    async resolve(name, title, use) {
      const { code, type } = attributeFor(name, use)
      const key = `${code} ${normalise(title) || title}`
      const known = values.get(key)
      if (known !== undefined) return { attribute: code, value: known, type }
      const value = toKey(title) || createHash('sha256').update(title).digest('hex').slice(0, 8)
      const swatch = type === 'textWithImage' ? await findSwatch(title) : undefined
      freshRecord(code, name, type).values?.push({ value, title: { en: title, lt: title }, ...(swatch && { swatch }) })
      values.set(key, value)
      return { attribute: code, value, type }
    },
    takeNew() {
      const records = [...fresh.values()]
      fresh = new Map()
      return records
    },
  }
}

function toAttributeCode(name: string): string {
  const code = toKey(name).replace(/-/g, '_') || `attribute_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`
  return aliases[code] ?? code
}

/** The colour of a CSS colour name: '#000080' for 'Navy'. Undefined for other titles. */
async function findSwatch(title: string): Promise<string | undefined> {
  if (!/^[a-z]+$/i.test(title)) return undefined
  try {
    const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: title.toLowerCase() } })
      .raw()
      .toBuffer()
    return `#${pixel.toString('hex')}`
  } catch {
    return undefined
  }
}
