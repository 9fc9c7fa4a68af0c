import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * The modules that name every tag, generated from the contracts: the loader needs the tags without their code, and a server needs the
 * contracts of the tags that it renders.
 */

interface TagSource {
  tag: string
  /** file of the contract in `elements`, and the name of its export */
  file: string
  exported: string
  /** a server renders it, because it shows the same to every visitor */
  isServerRendered: boolean
}

const contractPattern = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?export const (\w+) = contract\(\{\s*tag: '(shop-[a-z-]+)'/

/** The doc tag of a contract that a server renders. */
export const serverRendered = '@serverRendered'

function readTags(root: string): TagSource[] {
  const sources = readdirSync(join(root, 'elements'))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const [, comment = '', exported = '', tag = ''] = contractPattern.exec(readFileSync(join(root, 'elements', file), 'utf8')) ?? []
      return tag ? [{ tag, file, exported, isServerRendered: comment.includes(serverRendered) }] : []
    })
  return sources.sort((a, b) => (a.tag < b.tag ? -1 : 1))
}

/** The tags that the loader itself contains. */
const readCoreTags = (root: string): string[] =>
  [...readFileSync(join(root, 'elements/kit/registry.ts'), 'utf8').matchAll(/^ {2}'(shop-[a-z-]+)':/gm)].map(([, tag = '']) => tag)

const header = '/* Generated from the contracts by `npm run manifest`. */\n'

function tagsModule(tags: readonly TagSource[], coreTags: readonly string[]): string {
  const lazyTags = tags.filter(({ tag }) => !coreTags.includes(tag))
  const lines = lazyTags.map(({ tag, file }) => `  '${tag}': () => import('../${file}'),`)
  const types = tags.map(({ tag, file, exported }) => `    '${tag}': ElementOf<typeof import('../${file}').${exported}>`)
  return `${header}import type { ElementOf } from './contract.ts'

/** Load the modules of all tags but the core tags (registry.ts). */
export const lazyTags = {
${lines.join('\n')}
}

declare global {
  interface HTMLElementTagNameMap {
${types.join('\n')}
  }
}
`
}

function serverTagsModule(tags: readonly TagSource[]): string {
  const rendered = tags.filter(({ isServerRendered }) => isServerRendered)
  const others = tags.filter(({ isServerRendered }) => !isServerRendered)
  return `${header}${rendered.map(({ file, exported }) => `import { ${exported} } from '../${file}'`).join('\n')}

/** Contracts of the tags that a server renders. */
export const serverTags = {
${rendered.map(({ tag, exported }) => `  '${tag}': ${exported},`).join('\n')}
}

/** Tags whose content belongs to the visitor or is rendered on demand. */
export const clientTags: readonly string[] = [
${others.map(({ tag }) => `  '${tag}',`).join('\n')}
]
`
}

/** The generated modules by their path. */
export function generatedTags(root: string): Map<string, string> {
  const tags = readTags(root)
  return new Map([
    ['elements/kit/generated-tags.ts', tagsModule(tags, readCoreTags(root))],
    ['elements/server/generated-tags.ts', serverTagsModule(tags)],
  ])
}
