import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { attributeOf } from '../elements/kit/attribute.ts'
import { frameAttributes } from '../elements/kit/common.ts'
import type { AnyContract } from '../elements/kit/contract.ts'

export interface AttributeDoc {
  name: string
  property: string
  kind: string
  choices?: readonly string[]
  fallback?: string
  text: string
}

/** A tag as its documentation tells it: the contract, and the words of its doc comments. */
export interface ElementDoc {
  tag: string
  text: string
  contract: AnyContract
  attributes: AttributeDoc[]
}

const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(export const )?(?:'([\w-]+)'|(\w+))\s*[:=,]/g

/** Name of what follows a doc comment -> its words; an attribute may have the name of its contract. */
function comments(file: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, body = '', exported = '', quoted, bare] of readFileSync(file, 'utf8').matchAll(comment)) {
    const words = body
      .replace(/^\s*\*\s?/gm, '')
      .replace(/\s+/g, ' ')
      .trim()
    found.set(`${exported}${quoted ?? bare ?? ''}`, words)
  }
  return found
}

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'tag' in value && 'view' in value

/** Contracts name their views, and nobody shows them here: none is read. */
const stubViews: Plugin = {
  name: 'shop:without-views',
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
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules here')
  return ssr.runner.import(file)
}

/** All contracts of the kit, read as Vite reads them, with their words, by tag. */
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
    // of two attributes of one name the one that the contract imports tells what it means
    const [imported, others] = [true, false].map((is) => shared.filter((one) => source.includes(basename(one)) === is))
    const words = new Map([...(others ?? []), ...(imported ?? []), file].flatMap((one) => [...comments(one)]))
    for (const [name, value] of Object.entries(await load(vite, file)))
      if (isContract(value)) docs.push(toElementDoc(value, words, words.get(`export const ${name}`) ?? ''))
  }
  await vite.close()
  return docs.sort((a, b) => a.tag.localeCompare(b.tag))
}

function toElementDoc(contract: AnyContract, words: Map<string, string>, text: string): ElementDoc {
  const types = { ...contract.attributes, ...(contract.frame === 'block' && frameAttributes) }
  const attributes = Object.entries(types).map(([property, type]) => ({
    name: attributeOf(property, type),
    property,
    kind: type.kind,
    ...(type.allowedValues && { choices: type.allowedValues }),
    ...(type.fallback !== undefined && { fallback: String(type.fallback) }),
    text: words.get(property) ?? '',
  }))
  return { tag: contract.tag, text, contract, attributes }
}
