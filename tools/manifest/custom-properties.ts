import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Token, tokens } from '../../src/ui/tokens.ts'

export interface CustomPropertyDoc {
  name: string
  text: string
  syntax: string
  fallback: string
}

const syntaxes: Record<Token['type'], string> = {
  color: '<color>',
  cubicBezier: '<easing-function>',
  dimension: '<length>',
  duration: '<time>',
  fontFamily: '<font-family>',
  fontWeight: '<font-weight>',
  number: '<number>',
  shadow: '<shadow>#',
}

/** The tokens as custom properties of CSS. */
export const customProperties = tokens.map(
  ({ name, type, meaning, fallback }): CustomPropertyDoc => ({ name, text: meaning, syntax: syntaxes[type], fallback }),
)

const kitImport = /(?:from|import)\s*\(?\s*'(\.[^'?]+)(?:\?\w+)?'/g
const declaration = /(--[\w-]+):\s*([^;]+);/g
const anyName = /--[\w-]+/g

/** Style sheets that a file reaches through its imports, without those of other tags and the base. */
function sheetsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file) || file.includes('/src/stores/') || file.endsWith('/src/ui/base.css')) return []
  seen.add(file)
  if (file.endsWith('.css')) return [file]
  const imports = [...readFileSync(file, 'utf8').matchAll(kitImport)].map(([, path = '']) => resolve(dirname(file), path))
  return imports.flatMap((path) => sheetsOf(path, seen))
}

/** A function that returns the custom properties that the style sheets of a contract read, directly or through tokens of the kit. */
export function customPropertiesByContract(root: string): (file: string) => CustomPropertyDoc[] {
  const base = readFileSync(join(root, 'src/ui/base.css'), 'utf8')
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const sheets = [base, ...files.map((file) => readFileSync(join(root, 'src', file), 'utf8'))]
  const namesIn = (css: string) => [...css.matchAll(anyName)].map(([name]) => name)
  const reads = new Map<string, Set<string>>()
  for (const [, name = '', value = ''] of sheets.flatMap((css) => [...css.matchAll(declaration)]))
    reads.set(name, new Set([...(reads.get(name) ?? []), ...namesIn(value)]))

  function usedIn(css: string): Set<string> {
    const seen = new Set<string>()
    const follow = (name: string) => {
      if (seen.has(name)) return
      seen.add(name)
      for (const next of reads.get(name) ?? []) follow(next)
    }
    for (const name of namesIn(css.replace(declaration, ''))) follow(name)
    return seen
  }
  const ofEveryTag = usedIn(base)
  return (file) => {
    const used = new Set([...ofEveryTag, ...sheetsOf(file).flatMap((sheet) => [...usedIn(readFileSync(sheet, 'utf8'))])])
    return customProperties.filter(({ name }) => used.has(name))
  }
}
