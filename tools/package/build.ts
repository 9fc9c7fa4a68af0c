import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { cssTarget } from '../floor/floor.ts'
import { readApi } from '../manifest/contracts.ts'
import { writeContractData } from '../manifest/data/write.ts'
import { copiedModules } from '../vite/copied-modules.ts'
import { cssSheet } from '../vite/css-sheet.ts'
import { licenceText, workerLibraries } from '../vite/licences.ts'
import { mapLibrary } from '../vite/map-library.ts'
import { release } from '../vite/release.ts'
import { stripDependencies } from '../vite/strip-dependencies.ts'
import { pack, packageProblems } from './check.ts'
import { entryIds, packageEntries, tagEntries } from './entries.ts'
import { packageManifest } from './manifest.ts'
import { writeTypes } from './types.ts'

/*
 * `npm run build:package`: writes the npm package into dist/package. With --check it also fails if publint or arethetypeswrong find
 * anything.
 */
const root = new URL('../..', import.meta.url).pathname
const folder = 'dist/package'

/** Libraries that the kit changes (tools/vite/map-library.ts, strip-dependencies.ts) or that run in a worker: part of the package. */
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
      cssTarget,
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
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'c/[name].js',
          assetFileNames: 'a/[name][extname]',
          // a server component can render them, but not run their hooks
          banner: ({ name }) => (name.startsWith('react/') ? "'use client'" : ''),
        },
      },
    },
  })
  return libraries
}

process.env.NODE_ENV = 'production' // the server that reads the contracts would make it development
await rm(folder, { recursive: true, force: true })
const api = await readApi(root)
const tags = tagEntries(root, api.elements)
const libraries = await buildModules(tags)
for (const library of await writeTypes(root, folder, tags)) libraries.add(library)
writeContractData(folder, api, (tag) => `tags/${tag}.js`)
const dataFiles = (await readdir(folder)).filter((name) => /\.(json|txt)$/.test(name) && name !== 'package.json')
const typeNames = (await readdir(join(folder, 'types'))).map((name) => name.replace('.d.ts', ''))
const manifest = packageManifest(JSON.parse(await readFile('package.json', 'utf8')), { tags, libraries, dataFiles, typeNames })
await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
await copyFile('tools/package/README.md', join(folder, 'README.md'))
await copyFile('LICENSE', join(folder, 'LICENSE'))
await writeFile(join(folder, 'THIRD-PARTY.txt'), await licenceText(workerLibraries))
console.log(`${folder}: shop-kit ${manifest.version}, ${tags.length} tags`)

if (process.argv.includes('--check')) {
  const temporary = await mkdtemp(join(tmpdir(), 'shop-kit-package-'))
  const problems = await packageProblems(folder, pack(folder, temporary))
  await rm(temporary, { recursive: true })
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length ? 1 : 0
}
