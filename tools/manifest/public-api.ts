import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Api, AttributeDoc } from './contracts.ts'

/*
 * The public API of each release is in docs/api/<version>.json: names and types, without descriptions. What has changed since the
 * last release must be in the changelog, above the heading of that release.
 */

type Members = Record<string, string>

interface Tag {
  attributes: Members
  properties: Members
  methods: Members
  events: Members
  slots: Members
  parts: Members
}

/** The API of a release. Each member has its type as text, or '' if it has only a name. */
export interface PublicApi {
  version: string
  tags: Record<string, Tag>
  /** `cancelable { url: string; }` */
  events: Members
  customProperties: Members
  types: Members
}

const members = <D extends { name: string }>(docs: readonly D[], typeOf: (doc: D) => string = () => ''): Members =>
  Object.fromEntries(docs.map((doc): [string, string] => [doc.name, typeOf(doc)]).sort(([a], [b]) => a.localeCompare(b)))

const typeOfAttribute = ({ kind, choices, fallback }: AttributeDoc) =>
  (choices ? choices.map((choice) => `'${choice}'`).join(' | ') : kind) + (fallback === undefined ? '' : ` = ${fallback}`)

/** The API as the contracts have it now. */
export const publicApi = ({ elements, settings, events, pageEvents, customProperties, types }: Api, version: string): PublicApi => ({
  version,
  tags: Object.fromEntries(
    elements.map((element) => [
      element.tag,
      {
        attributes: members([...element.attributes, ...settings], typeOfAttribute),
        properties: members(
          [...[...element.attributes, ...settings].map(({ property, type }) => ({ name: property, type })), ...element.properties],
          ({ type }) => type,
        ),
        methods: members(element.methods, ({ signature }) => signature),
        events: members(element.events),
        slots: members(element.slots),
        parts: members(element.parts),
      },
    ]),
  ),
  events: members([...events, ...pageEvents], ({ cancelable, detail }) => (cancelable ? `cancelable ${detail}` : detail)),
  customProperties: members(customProperties, ({ syntax }) => syntax),
  types: Object.fromEntries(types),
})

interface Change {
  kind: 'added' | 'removed' | 'changed'
  /** `attribute`, `event` and so on */
  what: string
  name: string
  tags: string[]
  before: string
  after: string
}

function compareMembers(what: string, before: Members = {}, after: Members = {}, tag?: string): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name): Change[] => {
    const [old, now] = [before[name], after[name]]
    if (old === now) return []
    const kind = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed'
    return [{ kind, what, name, tags: tag ? [tag] : [], before: old ?? '', after: now ?? '' }]
  })
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** What differs between two tags of the same name. A property that differs because its attribute does is not listed. */
function compareTags(tag: string, before: Tag, after: Tag): Change[] {
  const attributes = compareMembers('attribute', before.attributes, after.attributes, tag)
  const explained = new Set(attributes.map(({ name }) => camel(name)))
  return [
    ...attributes,
    ...compareMembers('property', before.properties, after.properties, tag).filter(({ name }) => !explained.has(name)),
    ...compareMembers('method', before.methods, after.methods, tag),
    ...compareMembers('event', before.events, after.events, tag),
    ...compareMembers('slot', before.slots, after.slots, tag),
    ...compareMembers('part', before.parts, after.parts, tag),
  ]
}

/** What differs between two releases, one entry for the same change of several tags. */
export function compareApis(before: PublicApi, after: PublicApi): Change[] {
  const tagNames = (api: PublicApi): Members => Object.fromEntries(Object.keys(api.tags).map((tag) => [tag, '']))
  const events = compareMembers('event', before.events, after.events)
  const ownEvents = new Set(events.filter(({ kind }) => kind !== 'changed').map(({ name }) => name))
  const ofTags = Object.entries(after.tags)
    .flatMap(([tag, now]) => (before.tags[tag] ? compareTags(tag, before.tags[tag], now) : []))
    .filter(({ what, name }) => what !== 'event' || !ownEvents.has(name))
  const grouped = new Map<string, Change>()
  for (const change of ofTags) {
    const same = `${change.kind} ${change.what} ${change.name} ${change.before} ${change.after}`
    const known = grouped.get(same)
    grouped.set(same, known ? { ...known, tags: [...known.tags, ...change.tags] } : change)
  }
  return [
    ...compareMembers('tag', tagNames(before), tagNames(after)),
    ...grouped.values(),
    ...events,
    ...compareMembers('custom property', before.customProperties, after.customProperties),
    // a type that is new or gone only matters where it is used
    ...compareMembers('type', before.types, after.types).filter(({ kind }) => kind === 'changed'),
  ]
}

const pieces = (type: string) => type.split(/[;|{}=]/).map((piece) => piece.trim())

/** Pages that use the API of the last release are affected: something is gone, or a type has lost a part of it. */
const isBreaking = ({ kind, before, after }: Change) => {
  const left = new Set(pieces(after.replace(/^cancelable /, 'cancelable;')))
  return (
    kind === 'removed' || (kind === 'changed' && !pieces(before.replace(/^cancelable /, 'cancelable;')).every((piece) => left.has(piece)))
  )
}

const describe = (change: Change) => {
  const { kind, what, name, tags, before, after } = change
  const where = tags.length > 3 ? ` of ${tags.length} tags` : tags.length ? ` of ${tags.map((tag) => `<${tag}>`).join(', ')}` : ''
  const types = kind === 'changed' ? `: ${before} -> ${after}` : ''
  return `${what} \`${name}\`${where} is ${kind}${types}`
}

/** The words in backticks of a text: `` `shop-config theme="auto"` `` has three. */
const codeWords = (text: string) => new Set([...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.split(/[\s<>="'(),:/]+/)))

const ends = /\b(Breaking|Deprecated|Removed)\b/

/** The entries of a changelog, each with whether it or a heading above it says that something ends. */
function readEntries(changelog: string): { text: string; isEnd: boolean }[] {
  const headings: string[] = []
  return changelog.split(/^(?=- |#+ )/m).flatMap((block) => {
    const [, marks, title = ''] = /^(#+) (.*)/.exec(block) ?? []
    if (!marks) return [{ text: block, isEnd: ends.test(block) || headings.some((heading) => ends.test(heading)) }]
    headings.splice(marks.length - 1, headings.length, title)
    return []
  })
}

/** The changes that no entry of the changelog above the last release names, as sentences. */
export function missingFromChangelog(changes: readonly Change[], changelog: string, lastVersion: string): string[] {
  const [recent = ''] = changelog.split(new RegExp(`^## \\[?${lastVersion.replaceAll('.', '\\.')}\\b`, 'm'))
  const entries = readEntries(recent)
  return changes.flatMap((change) => {
    const naming = entries.filter(({ text }) => codeWords(text).has(change.name))
    if (!naming.length) return [`CHANGELOG.md, "Unreleased": the ${describe(change)}. Name \`${change.name}\` there.`]
    if (isBreaking(change) && !naming.some(({ isEnd }) => isEnd))
      return [
        `CHANGELOG.md, "Unreleased": the ${describe(change)}. The entry must be below "### Breaking" or say "Breaking" or "Deprecated".`,
      ]
    return []
  })
}

const folderOf = (root: string) => join(root, 'docs/api')
const numbers = (file: string) => file.split(/\D+/).map(Number)
const byVersion = (a: string, b: string) =>
  numbers(a)
    .map((number, index) => number - (numbers(b)[index] ?? 0))
    .find((difference) => difference !== 0) ?? 0

/** The API of the last release. */
export function readLastRelease(root: string): PublicApi {
  const folder = folderOf(root)
  const last = existsSync(folder) && readdirSync(folder).sort(byVersion).at(-1)
  if (!last) throw new Error('docs/api has no release: run `npm run manifest -- --release`')
  return JSON.parse(readFileSync(join(folder, last), 'utf8'))
}

/** Keeps the API of a release, for the comparison with the next one. */
export function writeRelease(root: string, api: PublicApi): void {
  mkdirSync(folderOf(root), { recursive: true })
  writeFileSync(join(folderOf(root), `${api.version}.json`), `${JSON.stringify(api, null, 2)}\n`)
}
