import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { readContracts } from '../contracts.ts'
import { copiedModules } from '../copied-modules.ts'
import { cssSheet } from '../css-sheet.ts'
import { mapLibrary } from '../map-library.ts'
import { release } from '../release.ts'
import { stripDependencies } from '../strip-dependencies.ts'
import { pack, packageProblems } from './check.ts'
import { entryIds, packageEntries, tagEntries } from './entries.ts'
import { packageManifest } from './manifest.ts'
import { writeTypes } from './types.ts'

/*
 * `npm run build:package`: writes the npm package into dist/package, with the data of the tags by `npm run manifest`. With --check it also
 * fails if publint or arethetypeswrong find anything.
 */
const root = new URL('../..', import.meta.url).pathname
const folder = 'dist/package'

/** Libraries that the kit changes (scripts/map-library.ts, strip-dependencies.ts) or that run in a worker: part of the package. */
const bundled = /^(maplibre-gl|write-excel-file|fflate)(\/|$)/
const isBare = (id: string) => /^[@a-z]/.test(id)

/** Builds the modules of the package and returns the libraries that they import. */
async function buildModules(tags: ReturnType<typeof tagEntries>): Promise<Set<string>> {
  const libraries = new Set<string>()
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'warn',
    plugins: [react(), packageEntries(tags), cssSheet(), copiedModules(), mapLibrary(), release()],
    define: { __SHOP_PACKAGE__: 'true' },
    worker: { format: 'es', plugins: () => [stripDependencies()], rolldownOptions: { output: { entryFileNames: 'c/[name].js' } } },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // as in vite.config.ts
      cssMinify: true,
      minify: false,
      assetsInlineLimit: 0,
      lib: { entry: entryIds(tags), formats: ['es'] },
      rolldownOptions: {
        external(id) {
          if (!isBare(id) || bundled.test(id)) return false
          libraries.add(id)
          return true
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'c/[name].js', assetFileNames: 'a/[name][extname]' },
      },
    },
  })
  return libraries
}

/** Copies what `npm run manifest` has written for editors and frameworks, and returns the names of the files. */
async function copyData(tags: ReturnType<typeof tagEntries>): Promise<string[]> {
  const files = (await readdir('dist', { withFileTypes: true })).filter((file) => file.isFile()).map(({ name }) => name)
  const data = files.filter((name) => /\.(json|d\.ts|txt)$/.test(name)).sort()
  for (const name of data) await copyFile(join('dist', name), join(folder, name))
  if (!data.includes('custom-elements.json')) return data
  const manifest = JSON.parse(await readFile('dist/custom-elements.json', 'utf8')) as CustomElementsManifest
  const paths = new Map(tags.map(({ tag }) => [tag, `tags/${tag}.js`]))
  for (const module of manifest.modules) module.path = paths.get(module.declarations?.[0]?.tagName ?? '') ?? module.path
  await writeFile(join(folder, 'custom-elements.json'), JSON.stringify(manifest, null, 2))
  return data
}

interface CustomElementsManifest {
  modules: { path: string; declarations?: { tagName?: string }[] }[]
}

/** The licences of the libraries that are part of the package. */
async function writeLicences() {
  await copyFile('LICENSE', join(folder, 'LICENSE'))
  const parts: string[] = []
  for (const name of ['maplibre-gl', 'write-excel-file', 'fflate']) {
    const file = ['LICENSE', 'LICENSE.txt', 'LICENSE.md'].map((path) => join('node_modules', name, path)).find((path) => existsSync(path))
    if (!file) throw new Error(`${name} has no licence`)
    parts.push(`${name}\n\n${await readFile(file, 'utf8')}`)
  }
  await writeFile(join(folder, 'THIRD-PARTY.txt'), parts.join(`\n${'-'.repeat(72)}\n\n`))
}

process.env.NODE_ENV = 'production' // the server that reads the contracts would make it development
await rm(folder, { recursive: true, force: true })
const tags = tagEntries(root, await readContracts(root))
const libraries = await buildModules(tags)
for (const library of await writeTypes(root, folder, tags)) libraries.add(library)
const dataFiles = await copyData(tags)
const manifest = packageManifest(JSON.parse(await readFile('package.json', 'utf8')), { tags, libraries, dataFiles })
await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
await copyFile('scripts/package/README.md', join(folder, 'README.md'))
await writeLicences()
console.log(`${folder}: shop-kit ${manifest.version}, ${tags.length} tags`)

if (process.argv.includes('--check')) {
  const temporary = await mkdtemp(join(tmpdir(), 'shop-kit-package-'))
  const problems = await packageProblems(folder, pack(folder, temporary))
  await rm(temporary, { recursive: true })
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length ? 1 : 0
}
