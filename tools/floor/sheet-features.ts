import type { Identifier } from '@mdn/browser-compat-data'
import { type CssNode, type FunctionNode, parse, walk } from 'css-tree'
import type { Use } from './script-features.ts'
import { data, part, partsOf } from './support.ts'

const css = data.css as Record<'at-rules' | 'properties' | 'selectors' | 'types', Identifier>

/** What the data has on CSS functions, by name. */
const functions = new Map<string, Identifier[]>()
function addFunctions(types: Identifier): void {
  for (const [name, type] of partsOf(types)) {
    functions.set(name, [...(functions.get(name) ?? []), type])
    addFunctions(type)
  }
}
addFunctions(css.types)

function ofFunction({ name, children }: FunctionNode): [name: string, ...meanings: (Identifier | undefined)[]] {
  const meanings = functions.get(name) ?? []
  const { first } = children
  const isRelative = first?.type === 'Identifier' && first.name === 'from'
  return isRelative ? [`${name}(from …)`, ...meanings.map((type) => part(type, 'relative_syntax'))] : [`${name}()`, ...meanings]
}

function ofNode(node: CssNode, property: string): [name: string, ...meanings: (Identifier | undefined)[]] | undefined {
  switch (node.type) {
    case 'Atrule':
      return [`@${node.name}`, part(css['at-rules'], node.name)]
    case 'Feature':
      return [`@${node.kind} (${node.name})`, part(part(css['at-rules'], node.kind), node.name)]
    case 'Declaration':
      return [node.property, part(css.properties, node.property)]
    case 'Identifier':
      return [`${property}: ${node.name}`, part(part(css.properties, property), node.name)]
    case 'Function':
      return ofFunction(node)
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [`:${node.name}`, part(css.selectors, node.name)]
    case 'NestingSelector':
      return ['&', part(css.selectors, 'nesting')]
    default:
      return undefined
  }
}

/** The features that a style sheet needs outside `@supports`. Prefixed names each belong to one browser. Throws on a syntax error. */
export function sheetFeatures(text: string): Use[] {
  const uses: Use[] = []
  const fail = (error: Error) => {
    throw error
  }
  let guards = 0
  let property = ''
  walk(parse(text, { positions: true, onParseError: fail }), {
    enter(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') guards++
      if (node.type === 'Declaration') property = node.property
      const [name, ...meanings] = (!guards && ofNode(node, property)) || ['']
      const known = meanings.filter((meaning) => meaning !== undefined)
      if (known.length && !/^:?-/.test(name)) uses.push({ name, meanings: known, offset: node.loc?.start.offset ?? 0 })
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') guards--
      if (node.type === 'Declaration') property = ''
    },
  })
  return uses
}
