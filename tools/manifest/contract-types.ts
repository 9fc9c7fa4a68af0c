import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API, type Checker, NodeBuilderFlags, type Project, SymbolFlags, type Symbol as TypeSymbol } from 'typescript/unstable/sync'

/*
 * The types of the public API as text, read by the compiler: of event details, properties and methods. Types of the kit become
 * names, such as `Product`, which `types` declares, so that the text needs nothing but itself.
 */

export interface EventDoc {
  name: string
  text: string
  /** what `preventDefault()` prevents; empty if the event is not cancelable */
  cancelable: string
  /** type of `detail` */
  detail: string
}

export interface MethodDoc {
  name: string
  text: string
  parameters: { name: string; type: string; isOptional: boolean }[]
  returns: string
  /** `(page: number) => void` */
  signature: string
}

export interface MemberDoc {
  name: string
  text: string
  type: string
}

export interface ContractTypes {
  events: Map<string, EventDoc>
  /** events that the host page dispatches on its document */
  pageEvents: EventDoc[]
  methods: Map<string, MethodDoc>
  /** type and doc comment by tag and property */
  members: Map<string, Map<string, MemberDoc>>
  /** declarations of the named types, by name */
  types: Map<string, string>
}

const format =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseStructuralFallback |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.InTypeAlias |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType

/** `a?: string | undefined; ` -> `a?: string; `. Required members keep their `| undefined`. */
function withoutUndefined(text: string): string {
  const open: boolean[] = []
  let result = ''
  for (const [index, char] of [...text].entries()) {
    if (char === '{') open.push(false)
    else if (char === '}') open.pop()
    else if (char === ':' && open.length > 0) open[open.length - 1] ||= text[index - 1] === '?'
    else if (char === ';') {
      if (open.at(-1)) result = result.replace(/ \| undefined$/, '')
      open[open.length - 1] = false
    }
    result += char
  }
  return result
}

const declaration = /^(export )?(?:type|interface) (\w+)/gm

class TypeReader {
  readonly checker: Checker
  readonly #project: Project
  readonly #root: string
  /** expanded text by name, for every exported type of the model and the domain */
  readonly #named = new Map<string, string>()
  /** files of types that are not exported, by name: the text of an exported one may mention them */
  readonly #local = new Map<string, string>()
  readonly #used = new Set<string>()

  constructor(project: Project, root: string) {
    this.#project = project
    this.checker = project.checker
    this.#root = root
    const files = ['src/model', 'src/domain'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    for (const path of files.filter((file) => file.endsWith('.ts')).sort())
      for (const [, isExported, name = ''] of readFileSync(join(root, path), 'utf8').matchAll(declaration))
        if (isExported) this.#named.set(name, this.#expanded(path, name))
        else this.#local.set(name, path)
  }

  declared(path: string, name: string) {
    const symbol = this.checker.resolveName(name, SymbolFlags.Type, this.#project.program.getSourceFile(join(this.#root, path)))
    if (!symbol) throw new Error(`${path} has no type ${name}`)
    return this.checker.getDeclaredTypeOfSymbol(symbol)
  }

  members(path: string, name: string): readonly TypeSymbol[] {
    return this.checker.getPropertiesOfType(this.declared(path, name))
  }

  #expanded(path: string, name: string): string {
    const type = this.declared(path, name)
    const text = this.checker.typeToString(type, undefined, format)
    if (text !== name) return text
    const members = this.checker.getPropertiesOfType(type).map((member) => {
      const isOptional = (member.flags & SymbolFlags.Optional) > 0
      return `${member.name}${isOptional ? '?' : ''}: ${this.#plainText(member)}; `
    })
    return `{ ${members.join('')}}`
  }

  #plainText(symbol: TypeSymbol): string {
    const type = this.checker.getTypeOfSymbol(symbol)
    return type ? this.checker.typeToString(type, undefined, format) : 'unknown'
  }

  /** The text of a type, with the names of the kit's types in place of their members. */
  #shorten(text: string, own?: string): string {
    const longestFirst = [...this.#named].filter(([, { length }]) => length > 30).sort(([, a], [, b]) => b.length - a.length)
    const short = longestFirst
      .reduce((short, [name, full]) => (name === own ? short : short.replaceAll(full, name)), text)
      .replace(/\((\w+)\)\[\]/g, '$1[]')
      .replace(/(?<!')\b([A-Z]\w+)\b(?!')(\[\])?/g, (found, name: string, list?: string) => {
        const path = this.#named.has(name) ? undefined : this.#local.get(name)
        if (!path) return found
        return list ? `(${this.#expanded(path, name)})[]` : this.#expanded(path, name)
      })
    for (const [name] of short.matchAll(/\b[A-Z]\w+\b/g)) if (this.#named.has(name)) this.#used.add(name)
    return withoutUndefined(short).replaceAll('[x: string]', '[name: string]')
  }

  textOf(symbol: TypeSymbol): string {
    return this.#shorten(this.#plainText(symbol))
  }

  commentOf(symbol: TypeSymbol): string {
    return this.checker.getDocumentationCommentOfSymbol(symbol).replace(/\s+/g, ' ').trim()
  }

  memberOf(symbol: TypeSymbol): MemberDoc {
    return { name: symbol.name, text: this.commentOf(symbol), type: this.textOf(symbol).replace(/ \| undefined$/, '') }
  }

  /** Declarations of the names in use, including those that they use themselves. */
  declarations(): Map<string, string> {
    const declared = new Map<string, string>()
    for (const name of this.#used) declared.set(name, this.#shorten(this.#named.get(name) ?? '', name))
    return new Map([...declared].sort(([a], [b]) => a.localeCompare(b)))
  }
}

/** "A phrase is searched for. Cancelable: …" -> text and cancelable. */
function splitComment(comment: string) {
  const [text = '', ...rest] = comment.split(/(?:^|\s)Cancelable: /)
  const [first = '', ...others] = (rest[0] ?? '').split(/(?<=\.)\s/)
  return { text: [text, ...others].join(' ').trim(), cancelable: first }
}

/** `(field: string, values?: string) => void` -> parameters and result. */
function readSignature(signature: string): Pick<MethodDoc, 'parameters' | 'returns' | 'signature'> {
  const [, list = '', returns = 'void'] = signature.match(/^\((.*)\) => (.*)$/) ?? []
  const parameters = list.split(/, (?=\w+\??: )/).filter(Boolean)
  return {
    signature,
    returns,
    parameters: parameters.map((parameter) => {
      const [, name = '', mark = '', type = ''] = parameter.match(/^(\w+)(\??): (.*)$/) ?? []
      return { name, type, isOptional: mark !== '' }
    }),
  }
}

const byName = <D extends { name: string }>(docs: readonly D[]) => new Map(docs.map((doc) => [doc.name, doc]))

/** Reads the types of the public API. Takes about two seconds, because the compiler loads the project. */
export function readContractTypes(root: string): ContractTypes {
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects()[0]
    if (!project) throw new Error('The compiler found no project')
    const reader = new TypeReader(project, root)
    const events = reader.members('src/kit/emit.ts', 'EventOf').map((symbol): EventDoc => {
      return { name: symbol.name, ...splitComment(reader.commentOf(symbol)), detail: reader.textOf(symbol).replace(/^object$/, '{}') }
    })
    const named = new Set(events.map(({ name }) => name))
    const pageEvents = reader
      .members('src/kit/emit.ts', 'DocumentEventMap')
      .filter(({ name }) => name.startsWith('shop-') && !named.has(name))
      .map((symbol): EventDoc => {
        const detail = reader.textOf(symbol).replace(/^CustomEvent<(.*)>$/, '$1')
        return { name: symbol.name, text: reader.commentOf(symbol), cancelable: '', detail }
      })
    const methods = reader.members('src/parts/listing/use-listing-actions.ts', 'ListingActions').map((symbol): MethodDoc => {
      return { name: symbol.name, text: reader.commentOf(symbol), ...readSignature(reader.textOf(symbol).replaceAll(' | undefined', '')) }
    })
    const tags = reader.members('elements/kit/loader.ts', 'HTMLElementTagNameMap').filter(({ name }) => name.startsWith('shop-'))
    const ofPage = new Set(reader.members('elements/kit/loader.ts', 'HTMLElement').map(({ name }) => name))
    const members = tags.map((tag) => {
      const type = reader.checker.getTypeOfSymbol(tag)
      const own = type ? reader.checker.getPropertiesOfType(type).filter(({ name }) => !ofPage.has(name)) : []
      return [tag.name, byName(own.map((symbol) => reader.memberOf(symbol)))] as const
    })
    return { events: byName(events), pageEvents, methods: byName(methods), members: new Map(members), types: reader.declarations() }
  } finally {
    api.close()
  }
}
