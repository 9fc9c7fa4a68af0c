import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { TagEntry } from './entries.ts'

/* Writes the declarations of the package: those of the sources that its entries need, and one per entry. */

const sourceFolder = 'types'

/** TypeScript keeps the extensions of the sources in declarations. */
const toPublished = (code: string) => code.replace(/((['"])\.{1,2}\/[^'"\n?]+?)\.tsx?\2/g, '$1.js$2')

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

/** The declarations of the entries, by path in the package. */
function entryDeclarations(tags: readonly TagEntry[]): Map<string, string> {
  const from = (file: string, folder = '..') => `'${folder}/${sourceFolder}/${file.replace(/\.tsx?$/, '.js')}'`
  const typeOfContract = ({ contract, file }: TagEntry) => `import type { ${contract} } from ${from(file)}`
  const entries = new Map<string, string>()
  for (const entry of tags) {
    const { tag, contract, component, reactName, doc } = entry
    const comment = `/** ${doc.text.replaceAll('*/', '* /')} */`
    const tagCode = [
      `import type { ElementOf } from ${from('elements/kit/contract.ts')}`,
      `import type {} from ${from('src/kit/emit.ts')}`,
      typeOfContract(entry),
      comment,
      `export type ${component} = ElementOf<typeof ${contract}>`,
    ]
    const reactCode = [
      `import type { ReactNode } from 'react'`,
      `import type { ComponentProps } from ${from('elements/react/component.ts')}`,
      typeOfContract(entry),
      `export type ${component}Props = ComponentProps<typeof ${contract}>`,
      comment,
      `export declare const ${component}: (props: ${component}Props) => ReactNode`,
    ]
    entries.set(`tags/${tag}.d.ts`, `${tagCode.join('\n')}\n`)
    entries.set(`react/${reactName}.d.ts`, `${reactCode.join('\n')}\n`)
  }
  entries.set('react/index.d.ts', tags.map(({ reactName }) => `export * from './${reactName}.js'\n`).join(''))
  entries.set('shop-api.d.ts', `export * from ${from('elements/index.ts', '.')}\n`)
  entries.set(
    'shop-kit.d.ts',
    `export { loader } from ${from('elements/kit/loader.ts', '.')}\n${tags
      .map(({ component, tag }) => `export type { ${component} } from './tags/${tag}.js'\n`)
      .join('')}`,
  )
  return entries
}

/** Writes the declarations into the package and returns the libraries whose types they name. */
export async function writeTypes(root: string, folder: string, tags: readonly TagEntry[]): Promise<Set<string>> {
  const emitted = await mkdtemp(join(root, 'dist/.types-')) // below the project, where the compiler finds its libraries
  const others = ['elements/index.ts', 'elements/kit/loader.ts', 'elements/react/component.ts', 'src/kit/emit.ts']
  await emit(root, [...others, ...tags.map(({ file }) => file)], emitted)
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
    await write(path, toPublished(await readFile(join(emitted, path.slice(sourceFolder.length + 1)), 'utf8')))
  }
  for (const [path, code] of entryDeclarations(tags)) await write(path, code)
  await rm(emitted, { recursive: true })
  return libraries
}
