import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { attributeOf } from '../../elements/kit/attribute.ts'
import { frameAttributes, settingAttributes } from '../../elements/kit/common.ts'
import type { AnyContract } from '../../elements/kit/contract.ts'
import { parts, slots } from '../../elements/kit/vocabulary.ts'
import { type ContractTypes, type EventDoc, type MemberDoc, type MethodDoc, readContractTypes } from './contract-types.ts'
import { type CustomPropertyDoc, customProperties, customPropertiesByContract } from './custom-properties.ts'
import { serverRendered } from './generated-tags.ts'
import { type Notes, readNotes } from './notes.ts'

export interface AttributeDoc {
  name: string
  property: string
  kind: string
  choices?: readonly string[]
  fallback?: string
  /** TypeScript type of the property */
  type: string
  text: string
}

export interface NamedDoc {
  name: string
  text: string
}

/** The documentation of a tag: its contract and the texts of its doc comments. */
export interface ElementDoc {
  tag: string
  text: string
  notes: Notes
  /** file of the contract, and the name of its export there */
  file: string
  exported: string
  contract: AnyContract
  attributes: AttributeDoc[]
  /** properties without an attribute */
  properties: MemberDoc[]
  methods: MethodDoc[]
  events: EventDoc[]
  slots: NamedDoc[]
  parts: NamedDoc[]
  customProperties: CustomPropertyDoc[]
}

/** The public API of the kit. */
export interface Api {
  elements: ElementDoc[]
  /** attributes of every tag, in addition to its own */
  settings: AttributeDoc[]
  /** attributes of every tag that can be a block of a page */
  frame: AttributeDoc[]
  events: EventDoc[]
  /** events that the host page dispatches on its document */
  pageEvents: EventDoc[]
  customProperties: CustomPropertyDoc[]
  /** declarations of the types that others name, by name */
  types: Map<string, string>
  /** what has no description */
  problems: string[]
}

const commentPattern = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(export const )?(?:'([\w-]+)'|(\w+))\s*[:=,]/g

/** The arrays of slots or parts in a file. */
const namesOf = (kind: 'slots' | 'parts') => new RegExp(`\\w*${kind}\\s*[:=]\\s*\\[([^\\]]*)\\]`, 'gi')

/** Doc comments by the name they precede. `export const` stays in the key, as a contract may share its name with an attribute. */
function readDocComments(file: string): Map<string, string> {
  const found = new Map<string, string>()
  const source = readFileSync(file, 'utf8').replace(namesOf('slots'), '').replace(namesOf('parts'), '')
  for (const [, body = '', exported = '', quoted, bare] of source.matchAll(commentPattern)) {
    const text = body
      .replace(/^\s*\*\s?/gm, '')
      .replace(serverRendered, '')
      .replace(/\s+/g, ' ')
      .trim()
    found.set(`${exported}${quoted ?? bare ?? ''}`, text)
  }
  return found
}

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'tag' in value && 'view' in value

/** Contracts import their views, which are not needed here. */
const stubViews: Plugin = {
  name: 'shop:stub-views',
  enforce: 'pre',
  load: (id) => (id.endsWith('.tsx') ? 'export {}' : null),
}

const openVite = (root: string): Promise<ViteDevServer> =>
  createServer({
    root,
    plugins: [stubViews],
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })

async function load(vite: ViteDevServer, file: string): Promise<Record<string, unknown>> {
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The Vite environment cannot run modules')
  return ssr.runner.import(file)
}

/** The names with a doc comment of their own in the arrays of slots or parts of a file. */
function readOwnTexts(files: readonly string[], kind: 'slots' | 'parts'): Map<string, string> {
  const commented = /\/\*\*\s*((?:(?!\*\/)[\s\S])*?)\s*\*\/\s*'([\w-]+)'/g
  return new Map(
    files
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(namesOf(kind))])
      .flatMap(([, names = '']) => [...names.matchAll(commented)])
      .map(([, text = '', name = '']) => [name, text.replace(/\s*\n\s*\*\s*/g, ' ')]),
  )
}

/** Events that every tag emits. */
const commonEvents = ['shop-ready', 'shop-error'] as const

/** The public API: all contracts, loaded through Vite and sorted by tag, with their descriptions and types. */
export async function readApi(root: string): Promise<Api> {
  const folder = join(root, 'elements')
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
  const shared = ['common', 'listing-attributes', 'area-attributes', 'carousel-attributes'].map((name) => join(folder, 'kit', `${name}.ts`))
  const types = readContractTypes(root)
  const customPropertiesOf = customPropertiesByContract(root)
  const vite = await openVite(root)
  const elements: ElementDoc[] = []
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    if (!/tag: 'shop-/.test(source)) continue
    // later files win: an attribute may be documented in several shared files, and the contract's imports take precedence
    const isImported = (path: string) => source.includes(basename(path))
    const imported = shared.filter(isImported)
    const commentFiles = [...shared.filter((path) => !isImported(path)), ...imported, file]
    const comments = new Map(commentFiles.flatMap((path) => [...readDocComments(path)]))
    for (const [name, contract] of Object.entries(await load(vite, file))) {
      if (!isContract(contract)) continue
      const text = comments.get(`export const ${name}`) ?? ''
      const ownTexts = { slots: readOwnTexts([...imported, file], 'slots'), parts: readOwnTexts([...imported, file], 'parts') }
      elements.push({
        tag: contract.tag,
        text,
        notes: readNotes(text),
        file,
        exported: name,
        contract,
        ...describeMembers(contract, comments, types),
        events: [...new Set([...(contract.events ?? []), ...commonEvents])].flatMap((event) => types.events.get(event) ?? []),
        slots: (contract.slots ?? []).map((slot) => ({ name: slot, text: ownTexts.slots.get(slot) ?? slots[slot] })),
        parts: (contract.parts ?? []).map((part) => ({ name: part, text: ownTexts.parts.get(part) ?? parts[part] })),
        customProperties: customPropertiesOf(file),
      })
    }
  }
  await vite.close()
  const commonTexts = readDocComments(join(folder, 'kit/common.ts'))
  const anyBlock = elements.find(({ contract }) => contract.frame === 'block')
  const api: Omit<Api, 'problems'> = {
    elements: elements.sort((a, b) => a.tag.localeCompare(b.tag)),
    settings: Object.entries(settingAttributes).map(([property, name]) => ({
      name,
      property,
      kind: 'text',
      type: 'string',
      text: commonTexts.get(property) ?? '',
    })),
    frame: Object.keys(frameAttributes).flatMap((property) => {
      const attribute = anyBlock?.attributes.find((candidate) => candidate.property === property)
      return attribute ? { ...attribute, text: commonTexts.get(property) ?? '' } : []
    }),
    events: [...types.events.values()],
    pageEvents: types.pageEvents,
    customProperties,
    types: types.types,
  }
  return { ...api, problems: undocumented(api) }
}

/** The tags of the public API. */
export const readContracts = async (root: string): Promise<ElementDoc[]> => (await readApi(root)).elements

/** Attributes, properties and methods of a contract. */
function describeMembers(contract: AnyContract, comments: Map<string, string>, types: ContractTypes) {
  const typeOf = (property: string) => types.members.get(contract.tag)?.get(property)?.type ?? 'unknown'
  const all = { ...contract.attributes, ...(contract.frame === 'block' && frameAttributes) }
  return {
    attributes: Object.entries(all).map(([property, type]) => ({
      name: attributeOf(property, type),
      property,
      kind: type.kind,
      ...(type.allowedValues && { choices: type.allowedValues }),
      ...(type.fallback !== undefined && { fallback: String(type.fallback) }),
      type: typeOf(property),
      text: comments.get(property) ?? '',
    })),
    properties: Object.keys(contract.properties ?? {}).map((name) => ({ name, type: typeOf(name), text: comments.get(name) ?? '' })),
    methods: (contract.methods ?? []).flatMap((name) => types.methods.get(name) ?? []),
  }
}

/** One line per member that has no description. */
function undocumented({ elements, settings, events, pageEvents }: Omit<Api, 'problems'>): string[] {
  const described = [
    ...elements.flatMap((element) => [
      { name: `<${element.tag}>`, text: element.text },
      ...[element.attributes, element.properties, element.methods, element.slots, element.parts].flatMap((members) =>
        members.map(({ name, text }) => ({ name: `<${element.tag}> ${name}`, text })),
      ),
    ]),
    ...settings,
    ...events,
    ...pageEvents,
  ]
  return described.filter(({ text }) => !text).map(({ name }) => `${name} has no doc comment`)
}
