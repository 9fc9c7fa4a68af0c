import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { attributeOf } from '../elements/kit/attribute.ts'
import { frameAttributes } from '../elements/kit/common.ts'
import type { AnyContract } from '../elements/kit/contract.ts'
import { type Notes, readNotes } from './notes.ts'

export interface AttributeDoc {
  name: string
  property: string
  kind: string
  choices?: readonly string[]
  fallback?: string
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
}

const commentPattern = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(export const )?(?:'([\w-]+)'|(\w+))\s*[:=,]/g

/** Doc comments by the name they precede. `export const` stays in the key, as a contract may share its name with an attribute. */
function readDocComments(file: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, body = '', exported = '', quoted, bare] of readFileSync(file, 'utf8').matchAll(commentPattern)) {
    const text = body
      .replace(/^\s*\*\s?/gm, '')
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

/** All contracts of the kit with their doc comments, loaded through Vite and sorted by tag. */
export async function readContracts(root: string): Promise<ElementDoc[]> {
  const folder = join(root, 'elements')
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
  const shared = ['common', 'listing-attributes', 'area-attributes', 'carousel-attributes'].map((name) => join(folder, 'kit', `${name}.ts`))
  const vite = await openVite(root)
  const docs: ElementDoc[] = []
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    if (!/tag: 'shop-/.test(source)) continue
    // later files win: an attribute may be documented in several shared files, and the contract's imports take precedence
    const isImported = (path: string) => source.includes(basename(path))
    const commentFiles = [...shared.filter((path) => !isImported(path)), ...shared.filter(isImported), file]
    const comments = new Map(commentFiles.flatMap((path) => [...readDocComments(path)]))
    for (const [name, value] of Object.entries(await load(vite, file)))
      if (isContract(value))
        docs.push({ ...toElementDoc(value, comments, comments.get(`export const ${name}`) ?? ''), file, exported: name })
  }
  await vite.close()
  return docs.sort((a, b) => a.tag.localeCompare(b.tag))
}

function toElementDoc(contract: AnyContract, comments: Map<string, string>, text: string): Omit<ElementDoc, 'file' | 'exported'> {
  const types = { ...contract.attributes, ...(contract.frame === 'block' && frameAttributes) }
  const attributes = Object.entries(types).map(([property, type]) => ({
    name: attributeOf(property, type),
    property,
    kind: type.kind,
    ...(type.allowedValues && { choices: type.allowedValues }),
    ...(type.fallback !== undefined && { fallback: String(type.fallback) }),
    text: comments.get(property) ?? '',
  }))
  return { tag: contract.tag, text, notes: readNotes(text), contract, attributes }
}
