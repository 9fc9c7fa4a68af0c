import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { customProperties } from '../elements/kit/vocabulary.ts'

export interface CustomPropertyDoc {
  name: string
  text: string
  syntax: string
  fallback: string
}

const kitImport = /(?:from|import)\s*\(?\s*'(\.[^'?]+)(?:\?\w+)?'/g
const declaration = /(--s-[\w-]+):\s*([^;]+);/g

/** The argument list of the `var(` that starts at `start`: name and default. */
function readVar(css: string, start: number): [name: string, fallback: string] {
  let depth = 0
  let end = start
  for (; end < css.length; end++) {
    if (css[end] === '(') depth++
    if (css[end] === ')' && --depth === 0) break
  }
  const [name = '', ...fallback] = css.slice(start + 'var('.length, end).split(',')
  return [name.trim(), fallback.join(',').replace(/\s+/g, ' ').trim().replace(/,$/, '')]
}

/** Every `var(--shop-…, default)` of a style sheet. */
const hostVars = (css: string) => [...css.matchAll(/var\(\s*--shop-/g)].map(({ index }) => readVar(css, index))

/** Style sheets that a file reaches through its imports, without those of other tags and the base. */
function sheetsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file) || file.includes('/src/stores/') || file.endsWith('/src/ui/base.css')) return []
  seen.add(file)
  if (file.endsWith('.css')) return [file]
  const imports = [...readFileSync(file, 'utf8').matchAll(kitImport)].map(([, path = '']) => resolve(dirname(file), path))
  return imports.flatMap((path) => sheetsOf(path, seen))
}

/** The custom properties of the kit, and those that a contract uses. Throws if one has no description, or is described and unused. */
export function readCustomProperties(root: string) {
  const base = readFileSync(join(root, 'src/ui/base.css'), 'utf8')
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const sheets = [base, ...files.sort().map((file) => readFileSync(join(root, 'src', file), 'utf8'))]
  const fallbacks = new Map<string, string>()
  for (const [name, fallback] of sheets.flatMap(hostVars)) if (!fallbacks.get(name)) fallbacks.set(name, fallback)

  const described = new Set<string>(Object.keys(customProperties))
  const problems = [
    ...[...fallbacks.keys()]
      .filter((name) => !described.has(name))
      .map((name) => `${name} has no description in elements/kit/vocabulary.ts`),
    ...[...described]
      .filter((name) => !fallbacks.has(name))
      .map((name) => `${name} is described in elements/kit/vocabulary.ts, but no style sheet reads it`),
  ]
  const settable = new Map(
    sheets
      .flatMap((css) => [...css.matchAll(declaration)])
      .map(([, own = '', value = '']) => [own, [...new Set([...value.matchAll(/--(?:shop|s)-[\w-]+/g)].map(([name]) => name))]] as const),
  )
  const publicName = (fallback: string) =>
    fallback.replace(/--s-([\w-]+)/g, (own, name: string) => (described.has(`--shop-${name}`) ? `--shop-${name}` : own))
  const docs = Object.entries(customProperties).map(
    ([name, { syntax, text }]): CustomPropertyDoc => ({ name, text, syntax, fallback: publicName(fallbacks.get(name) ?? '') }),
  )

  /** names that a style sheet reads, directly or through tokens of the kit */
  function usedIn(css: string): Set<string> {
    const seen = new Set<string>()
    const follow = (name: string) => {
      if (seen.has(name)) return
      seen.add(name)
      for (const next of settable.get(name) ?? []) follow(next)
    }
    for (const [, name = ''] of css.matchAll(/var\(\s*(--(?:shop|s)-[\w-]+)/g)) follow(name)
    return seen
  }
  const ofEveryTag = usedIn(base.replace(declaration, ''))
  const ofContract = (file: string): CustomPropertyDoc[] => {
    const css = sheetsOf(file).map((sheet) => readFileSync(sheet, 'utf8'))
    const used = new Set([...ofEveryTag, ...css.flatMap((sheet) => [...usedIn(sheet.replace(declaration, ''))])])
    return docs.filter(({ name }) => used.has(name))
  }
  return { docs, ofContract, problems }
}
