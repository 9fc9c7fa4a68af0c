import sharp from 'sharp'
import type { AttributeRecord } from '../../catalogue/records/record.ts'
import type { Db } from '../../db/db.ts'
import type { Text } from '../../languages/language.ts'
import type { Languages } from '../../languages/languages.ts'
import { inAnyLanguage } from '../rows/destination.ts'
import { fold, freeKey, shortHash } from '../rows/free-key.ts'
import { toKey } from '../rows/text.ts'
import { createKnownTexts, type KnownTexts, keyAsText } from './known-texts.ts'

type Type = AttributeRecord['type']

/** An attribute and one of its values, by their codes. */
export interface AttributeValueRef {
  attribute: string
  value: string
  type: Type
}

type Use = 'fact' | 'facts' | 'choice' | 'exactChoice'

/** Maps the names in a file to attributes and values of the shop, and creates missing ones. */
export interface AttributeRegistry {
  /**
   * `use`: a fact of a product, one of several with the same name, or a choice between its variants; `exactChoice` if they differ by
   * the case of their letters only.
   */
  resolve(name: string, value: string, use: Use): Promise<AttributeValueRef>
  /** Returns the attributes created since the last call. The caller must write them. */
  takeNew(): AttributeRecord[]
}

/** Codes of the shop by names that files use instead. */
const aliases = new Map(
  Object.entries({ color: 'colour', spalva: 'colour', farbe: 'colour', dydis: 'size', größe: 'size', grosse: 'size' }),
)
/** The words for attributes that files name by their code. */
const named = new Map<string, 'tags' | 'pattern' | 'gender' | 'ageGroup'>([
  ['tags', 'tags'],
  ['pattern', 'pattern'],
  ['gender', 'gender'],
  ['age_group', 'ageGroup'],
])
const types = new Map<string, Type>([
  ['tags', 'textMultiple'],
  ['colour', 'textWithImage'],
])
const variantTypes: readonly Type[] = ['text', 'textWithImage']
/** Codes with a meaning of their own in listings. */
const reservedCodes = new Set(['price', 'product_label'])

interface KnownAttribute {
  type: Type
  /** folded */
  names: Set<string>
  values: KnownTexts
}

export async function createAttributeRegistry(db: Db, languages: Languages): Promise<AttributeRegistry> {
  const attributes = await readAttributes(db)
  let fresh = new Map<string, AttributeRecord>()

  /** The attribute with this name if its type fits, otherwise a separate one with the suffix `_option`. */
  function attributeFor(name: string, use: Use): { code: string; type: Type } {
    const alias = aliases.get(fold(name))
    const wanted = alias ?? toAttributeCode(name)
    for (const code of [wanted, `${wanted}_${shortHash(fold(name))}`].flatMap((each) => [each, `${each}_option`])) {
      const known = attributes.get(code)
      const isNamedSo = !known || code.replace(/_option$/, '') === alias || known.names.has(fold(name))
      const type = known?.type ?? types.get(code) ?? (use === 'facts' ? 'textMultiple' : 'text')
      const fits = variantTypes.includes(type) || (!isChoice(use) && type === 'textMultiple')
      if (isNamedSo && fits && !reservedCodes.has(code) && !(code in {})) return { code, type }
    }
    throw new Error(`'${name}' is not a valid attribute name`)
  }

  function knownAttribute(code: string, name: string, type: Type): KnownAttribute {
    const known = attributes.get(code) ?? { type, names: new Set(), values: createKnownTexts() }
    known.names.add(fold(name))
    attributes.set(code, known)
    return known
  }

  function titleOf(code: string, name: string): Text {
    const word = named.get(code)
    return word ? languages.each((language) => languages.words(language).catalogue[word]) : inAnyLanguage(name)
  }

  function freshRecord(code: string, name: string, type: Type): AttributeRecord {
    const record = fresh.get(code) ?? {
      code,
      type,
      title: titleOf(code, name),
      isFilter: true,
      isUnordered: true,
      values: [],
    }
    fresh.set(code, record)
    return record
  }

  return {
    async resolve(name, title, use) {
      const { code, type } = attributeFor(name, use)
      const { values } = knownAttribute(code, name, type)
      const known = use === 'exactChoice' ? values.findExact(title) : values.find(title)
      if (known !== undefined) return { attribute: code, value: known, type }
      const value = freeKey(title, values.hasKey)
      const swatch = type === 'textWithImage' ? await findSwatch(title) : undefined
      freshRecord(code, name, type).values?.push({ value, title: inAnyLanguage(title), ...(swatch && { swatch }) })
      values.add(title, value)
      return { attribute: code, value, type }
    },
    takeNew() {
      const records = [...fresh.values()]
      fresh = new Map()
      return records
    },
  }
}

const isChoice = (use: Use) => use === 'choice' || use === 'exactChoice'

async function readAttributes(db: Db): Promise<Map<string, KnownAttribute>> {
  const names = await db.query<{ code: string; type: Type; titles: string[] }>(
    'select code, type, array_agg(title) as titles from attribute join attribute_text on attribute = code group by code',
  )
  const attributes = new Map<string, KnownAttribute>()
  for (const { code, type, titles: own } of names) {
    const key = keyAsText(code, own)
    attributes.set(code, { type, names: new Set([...own, ...(key ? [key] : [])].map(fold)), values: createKnownTexts() })
  }
  const values = await db.query<{ attribute: string; value: string; titles: string[] }>(
    `select attribute, value, array_agg(title order by lang) as titles from attribute_value join attribute_value_text using (token)
     group by token order by token`,
  )
  const known = (attribute: string) => attributes.get(attribute)?.values
  for (const { attribute, value, titles: own } of values) for (const title of own) known(attribute)?.add(title, value)
  for (const { attribute, value, titles: own } of values) {
    const key = keyAsText(value, own)
    if (key) known(attribute)?.add(key, value)
  }
  return attributes
}

const toAttributeCode = (name: string): string => toKey(name).replace(/-/g, '_') || `attribute_${shortHash(name)}`

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
