import { type Named, unknownName } from '../../../src/domain/nearest.ts'
import type { UnknownValue } from '../../../src/model/app/unknown-value.ts'
import type { Db } from '../../db/db.ts'
import type { Language, Text } from '../../languages/language.ts'
import type { Languages } from '../../languages/languages.ts'
import { sorts } from '../index/scope.ts'
import type { Reference } from '../records/reference.ts'
import { attributePair } from './read-listing-query.ts'

const maxValues = 20
const maxLength = 100
/** products that begin like the wanted one */
const maxCandidates = 2000
const beginning = 2

interface Source {
  db: Db
  reference: Reference
}
type Find = (value: string, source: Source) => Promise<readonly (string | Named)[]> | readonly (string | Named)[]

const titlesIn = ({ codes }: Languages, titles: (language: Language) => string) => codes.map(titles)

/** Products and rows of listings by id, each with its titles and codes. */
async function findProducts(value: string, { db }: Source): Promise<Named[]> {
  const rows = await db.query<{ id: string; titles: string[]; codes: string[] | null }>(
    `select p.id, array_agg(distinct t.title) as titles, array_agg(distinct v.code) as codes
     from product p join product_text t on t.product_no = p.no left join variant v on v.product_no = p.no
     where p.no in (select product_no from product_text where lower(title) = lower($1) union select product_no from variant
       where lower(code) = lower($1)) or lower(left(p.id, $2)) = lower(left($1, $2))
     group by p.id limit $3`,
    [value, beginning, maxCandidates],
  )
  const own = await db.query<{ id: string }>('select id from listing where id = $1', [value])
  return [...own.map(({ id }): Named => [id]), ...rows.map(({ id, titles, codes }): Named => [id, ...titles, ...(codes ?? [])])]
}

const findCodes = async (value: string, { db }: Source): Promise<string[]> =>
  (
    await db.query<{ code: string }>('select code from variant where lower(left(code, $2)) = lower(left($1, $2)) limit $3', [
      value,
      beginning,
      maxCandidates,
    ])
  ).map(({ code }) => code)

/** A filter as `da-colour`, or with values as `da-colour=red`. */
function findFilters(value: string, { reference: { attributes, languages } }: Source): Named[] {
  const [name = '', chosen] = value.split('=', 2)
  const attribute = name.startsWith('da-') ? attributes.get(name.slice('da-'.length)) : undefined
  if (chosen === undefined || !attribute)
    return [
      ['price'],
      ...[...attributes.values()].map(
        ({ code, texts }): Named => [`da-${code}`, code, ...titlesIn(languages, (language) => texts(language).title)],
      ),
    ]
  return [...attribute.values.values()].map(
    ({ value: known, titles }): Named => [`${name}=${known}`, ...titlesIn(languages, titles).map((title) => `${name}=${title}`)],
  )
}

/** A value of an attribute as `colour:red`; nothing is known by one of the two. */
function findAttributeValues(written: string, { reference: { attributes, languages } }: Source): Named[] {
  const pair = attributePair(written)
  const known = pair && attributes.get(pair.code)
  if (pair && !known)
    return [...attributes.values()].map(({ code, texts }) => {
      const names = [code, ...titlesIn(languages, (language) => texts(language).title)].map((name) => `${name}:${pair.value}`)
      return names as [string, ...string[]]
    })
  const all = (known ? [known] : [...attributes.values()]).flatMap(({ code, values }) =>
    [...values.values()].map(({ value, titles }): Named => {
      const words = [value, ...titlesIn(languages, titles)]
      return [`${code}:${value}`, ...(known ? words.map((word) => `${code}:${word}`) : words)]
    }),
  )
  return all.slice(0, maxCandidates)
}

/** The names that the shop has of each kind, as attributes of tags write them. */
const finders: Record<string, Find> = {
  category: (_, { reference: { categories, languages } }) =>
    [...categories.values()].map(({ id, texts }): Named => [id, ...titlesIn(languages, (language) => texts(language).title)]),
  'product-list': (_, { reference }) => [...reference.lists.keys()],
  product: findProducts,
  code: findCodes,
  filter: findFilters,
  attribute: findAttributeValues,
  sort: () => sorts,
  form: async (_, { db }) => (await db.query<{ id: string }>('select id from form', [])).map(({ id }) => id),
  news: async (_, { db }) =>
    (await db.query<{ id: string; titles: Text }>('select id, titles from news', [])).map(
      ({ id, titles }): Named => [id, ...Object.values(titles)],
    ),
  page: async (_, { db }) =>
    (
      await db.query<{ path: string; title: string }>(
        'select t.path, t.title from page_text t join page p on p.key = t.page where p.preview_hash is null',
        [],
      )
    ).map(({ path, title }): Named => [path, title]),
}

/** The given names that the shop does not have, each with the nearest one that it has. */
export async function findUnknown(source: Source, params: URLSearchParams): Promise<UnknownValue[]> {
  const asked = [...params].filter(([kind, value]) => Object.hasOwn(finders, kind) && value !== '').slice(0, maxValues)
  const answers = await Promise.all(
    asked.map(async ([kind, written]): Promise<UnknownValue | undefined> => {
      const value = written.slice(0, maxLength)
      return unknownName(kind, value, await (finders[kind] as Find)(value, source))
    }),
  )
  return answers.filter((answer) => answer !== undefined)
}
