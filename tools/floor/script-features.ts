import type { Identifier } from '@mdn/browser-compat-data'
import { parseSync } from 'vite'
import { data, part, partsOf } from './support.ts'

/** A use of a feature: its name, what the name may mean, and its place in the text. */
export interface Use {
  name: string
  meanings: Identifier[]
  offset: number
}

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const api = data.api as Identifier
const builtins = data.javascript.builtins as Identifier

/** The names of all methods and properties of all classes. */
const members = new Map<string, Identifier[]>()
function addMembers(type: Identifier): void {
  for (const [name, member] of partsOf(type)) {
    members.set(name, [...(members.get(name) ?? []), member])
    if (/^[A-Z]/.test(name)) addMembers(member) // Intl.Locale
  }
}
for (const [, type] of [...partsOf(api), ...partsOf(builtins)]) addMembers(type)

const known = (...features: (Identifier | undefined)[]) => features.filter((feature) => feature !== undefined)
const globals = (name: string) => known(part(api, name), part(builtins, name), part(api.Window, name))
const statics = (type: string, name: string) =>
  known(...[part(api, type), part(builtins, type)].flatMap((all) => [part(all, `${name}_static`), part(all, name)]))

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? (node.name as string) : '')
const isClass = (name: string) => /^[A-Z]/.test(name) && globals(name).length > 0

/** Every node but those of types. */
function* nodesOf(root: unknown): Generator<Node> {
  if (Array.isArray(root)) for (const item of root) yield* nodesOf(item)
  else if (isNode(root)) {
    if (root.type.startsWith('TS') && !('expression' in root)) return
    yield root
    for (const value of Object.values(root)) yield* nodesOf(value)
  }
}

/** Names that a script declares anywhere: they are not globals. */
function declaredNames(nodes: readonly Node[]): Set<string> {
  const names = new Set<string>()
  const add = (pattern: unknown): void => {
    if (Array.isArray(pattern)) for (const item of pattern) add(item)
    if (!isNode(pattern)) return
    if (pattern.type === 'Identifier') names.add(pattern.name as string)
    else for (const key of ['left', 'argument', 'value', 'elements', 'properties']) add(pattern[key])
  }
  for (const node of nodes) for (const key of ['id', 'params', 'param', 'local']) add(node[key])
  return names
}

/**
 * What a script needs of the browser and of the language's library so as not to throw: globals, classes, their static members, and methods
 * that it calls. A method counts by its name, as the class of its object is not known here; `?.()` tests it, so it does not count.
 */
export function scriptFeatures(file: string, text: string): Use[] {
  const nodes = [...nodesOf(parseSync(file, text).program)]
  const declared = declaredNames(nodes)
  const uses: Use[] = []
  const add = (name: string, meanings: Identifier[], { start }: Node) => meanings.length && uses.push({ name, meanings, offset: start })
  const addGlobal = (node: unknown) => {
    const name = nameOf(node)
    if (!declared.has(name)) add(name, globals(name), node as Node)
  }
  for (const node of nodes) {
    const { callee, object, property } = node
    if (node.type === 'NewExpression' || node.type === 'CallExpression') addGlobal(callee)
    if (node.type === 'MemberExpression') addGlobal(object)
    const type = nameOf(object)
    if (node.type === 'MemberExpression' && isClass(type) && !declared.has(type) && !node.computed)
      add(`${type}.${nameOf(property)}`, statics(type, nameOf(property)), node)
    if (node.type !== 'CallExpression' || node.optional || !isNode(callee) || callee.type !== 'MemberExpression' || callee.computed)
      continue
    const name = nameOf(callee.property)
    if (!isClass(nameOf(callee.object))) add(`${name}()`, members.get(name) ?? [], callee.property as Node)
  }
  return uses
}
