import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { className, describeEvent } from '../manifest/data/names.ts'
import type { TagEntry } from './entries.ts'

/*
 * Writes the declarations of the entries. Those of tags rest on the ones that `npm run manifest` makes for every host
 * (tools/manifest/data/types.ts), that of `shop-api` on the sources that it needs.
 */

const sourceFolder = 'declarations'

/** TypeScript keeps the extensions of the sources in declarations. */
const withModules = (code: string) => code.replace(/((['"])\.{1,2}\/[^'"\n?]+?)\.tsx?\2/g, '$1.js$2')
/** The tags and events of the DOM are declared once, by types/dom.d.ts. */
const withoutGlobals = (code: string) => code.replace(/^declare global \{[\s\S]*?^\}\n/gm, '')

const relativeImports = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*\(?\s*(['"])(\.{1,2}\/[^'"\n]+?)\.js\1/g)].map(([, , path = '']) => path)

/** The libraries whose types a declaration names. */
export const librariesOf = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*\(?\s*(['"])([@a-z][^'"\n]*)\1/g)].map(([, , name = '']) => name)

async function emit(root: string, files: readonly string[], outDir: string) {
  const config = join(outDir, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir,
  }
  const wanted = [...files, 'src/virtual-modules.d.ts'].map((file) => join(root, file))
  await writeFile(config, JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files: wanted }))
  const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', config], { encoding: 'utf8' })
  if (status) throw new Error(`The declarations of the package could not be made:\n${stdout}`)
}

const comment = (text: string) => `/** ${text.replaceAll('*/', '* /')} */`
/** `shop-list-load` -> `onShopListLoad` */
const handlerOf = (event: string) => `on${className(event)}`

/** The declarations of the entries, by path in the package. */
function entryDeclarations(tags: readonly TagEntry[]): Map<string, string> {
  const entries = new Map<string, string>()
  const dom = (folder: string) => `import type {} from '${folder}/types/dom.js'`
  for (const { tag, component, reactName, doc } of tags) {
    const values = [...doc.attributes.map(({ property }) => property), ...doc.properties.map(({ name }) => name), 'language', 'apiBase']
    const handlers = doc.events.flatMap((event) => [
      comment(describeEvent(event)),
      `${handlerOf(event.name)}?: Handler<${component}Events['${event.name}'], ${component}Element>`,
    ])
    const picked = values.map((name) => `'${name}'`).join(' | ')
    entries.set(`tags/${tag}.d.ts`, `${dom('..')}\nexport type { ${component}Element, ${component}Events } from '../types/elements.js'\n`)
    entries.set(
      `react/${reactName}.d.ts`,
      `import type { ReactNode } from 'react'
import type { ComponentProps, Handler } from '../${sourceFolder}/elements/react/props.js'
import type { ${component}Element, ${component}Events } from '../types/elements.js'
export interface ${component}Props extends ComponentProps<Pick<${component}Element, ${picked}>, ${component}Element> {
${handlers.map((line) => `  ${line}\n`).join('')}}
${comment(doc.notes.purpose)}
export declare const ${component}: (props: ${component}Props) => ReactNode
`,
    )
  }
  entries.set('react/index.d.ts', tags.map(({ reactName }) => `export * from './${reactName}.js'\n`).join(''))
  entries.set('shop-api.d.ts', `${dom('.')}\nexport * from './${sourceFolder}/elements/index.js'\n`)
  entries.set(
    'shop-kit.d.ts',
    `${dom('.')}\nexport type * from './types/elements.js'\nexport { loader } from './${sourceFolder}/elements/kit/loader.js'\n`,
  )
  return entries
}

/** Writes the declarations into the package and returns the libraries whose types they name. */
export async function writeTypes(root: string, folder: string, tags: readonly TagEntry[]): Promise<Set<string>> {
  const emitted = await mkdtemp(join(root, 'dist/.types-')) // below the project, where the compiler finds its libraries
  await emit(root, ['elements/index.ts', 'elements/kit/loader.ts', 'elements/react/props.ts'], emitted)
  const libraries = new Set<string>()
  const written = new Set<string>()
  const write = async (path: string, code: string) => {
    written.add(path)
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), code)
    for (const library of librariesOf(code)) libraries.add(library)
    for (const imported of relativeImports(code)) await copy(relative(folder, join(folder, dirname(path), `${imported}.d.ts`)))
  }
  const copy = async (path: string): Promise<void> => {
    if (written.has(path) || !path.startsWith(`${sourceFolder}/`)) return
    await write(path, withModules(withoutGlobals(await readFile(join(emitted, path.slice(sourceFolder.length + 1)), 'utf8'))))
  }
  for (const [path, code] of entryDeclarations(tags)) await write(path, code)
  await rm(emitted, { recursive: true })
  return libraries
}
