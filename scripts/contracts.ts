import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { frameAttributes } from '../elements/common.ts'
import { type AnyContract, kebab } from '../elements/contract.ts'
import { cssSheet } from './css-sheet.ts'

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

const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export const )?(?:'([\w-]+)'|(\w+))\s*[:=]/g

/** Name of what follows a doc comment -> its words. */
function comments(file: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, body = '', quoted, bare] of readFileSync(file, 'utf8').matchAll(comment)) {
    const words = body
      .replace(/^\s*\*\s?/gm, '')
      .replace(/\s+/g, ' ')
      .trim()
    found.set(quoted ?? bare ?? '', words)
  }
  return found
}

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'tag' in value && 'view' in value

/** All contracts of the kit, read as Vite reads them, with their words, by tag. */
export async function readContracts(root: string): Promise<ElementDoc[]> {
  const folder = join(root, 'elements')
  const shared = ['common.ts', 'listing-attributes.ts']
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  const sharedWords = shared.filter((file) => files.includes(file)).flatMap((file) => [...comments(join(folder, file))])
  const docs = await Promise.all(
    files.map(async (file) => {
      const source = readFileSync(join(folder, file), 'utf8')
      if (!/tag: 'shop-/.test(source)) return []
      const { module } = await runnerImport<Record<string, unknown>>(join(folder, file), {
        root,
        plugins: [cssSheet()],
        configFile: false,
        logLevel: 'error',
      })
      const words = new Map([...sharedWords, ...comments(join(folder, file))])
      return Object.entries(module).flatMap(([name, value]) => (isContract(value) ? [docOf(value, words, words.get(name) ?? '')] : []))
    }),
  )
  return docs.flat().sort((a, b) => a.tag.localeCompare(b.tag))
}

function docOf(contract: AnyContract, words: Map<string, string>, text: string): ElementDoc {
  const types = { ...contract.attributes, ...(contract.frame === 'block' && frameAttributes) }
  const attributes = Object.entries(types).map(([property, type]) => ({
    name: kebab(property),
    property,
    kind: type.kind,
    ...(type.choices && { choices: type.choices }),
    ...(type.fallback !== undefined && { fallback: String(type.fallback) }),
    text: words.get(property) ?? '',
  }))
  return { tag: contract.tag, text, contract, attributes }
}
