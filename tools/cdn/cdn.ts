import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, type PluginOption } from 'vite'
import config from '../../vite.config.ts'
import { collectLibraries, licenceText, workerLibraries } from '../vite/licences.ts'
import { compressFiles } from '../vite/precompressed.ts'
import { hashesOf, slimPreloadHelper } from '../vite/slim-preload-helper.ts'

/*
 * `npm run build:cdn`: writes this version of the kit into dist/cdn/kit/<version>, for any file server. The loader is pinned by the
 * `integrity` of its script tag, and pins the hashes of all chunks (tools/vite/slim-preload-helper.ts). A version that exists is never
 * changed. `--origin` is that of the snippet.
 */
const { values: options } = parseArgs({
  options: { version: { type: 'string' }, origin: { type: 'string', default: 'https://cdn.example' } },
})
const project = JSON.parse(await readFile('package.json', 'utf8')) as { version: string; license: string }
const version = options.version ?? project.version
const folder = `dist/cdn/kit/${version}`
const draft = `${folder}.draft`
const entries = ['shop-kit.js', 'shop-api.js', 'sw.js', 'sw-off.js']

const hashOf = (content: Buffer | string) => `sha384-${createHash('sha384').update(content).digest('base64')}`
const replaced = new Set(['shop:precompressed', 'shop:slim-preload-helper'])
const isKept = (plugin: PluginOption) => !(plugin && 'name' in plugin && replaced.has(plugin.name))

/** The hashes of some files by name. */
async function hashFiles(names: readonly string[]): Promise<Record<string, string>> {
  const hashes = names.map(async (name) => [name, hashOf(await readFile(join(draft, name)))] as const)
  return Object.fromEntries(await Promise.all(hashes))
}

const filesIn = async (path: string) =>
  (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(path.length + 1))
    .filter((name) => !name.startsWith('.'))
    .sort()

async function buildKit() {
  const libraries = new Set(workerLibraries)
  const plugins = [...(config.plugins ?? []).filter(isKept), slimPreloadHelper({ isPinned: true }), collectLibraries(libraries)]
  await build({ ...config, configFile: false, logLevel: 'warn', plugins, build: { ...config.build, outDir: draft, emptyOutDir: true } })
  await rm(join(draft, '.vite'), { recursive: true })
  await writeFile(join(draft, 'THIRD-PARTY.txt'), await licenceText(libraries))
}

/** Writes the hashes of the chunks into a file, and its name and hash into the loader, whose own hash is in the snippet. */
async function pinChunks() {
  const chunks = (await filesIn(draft)).filter((name) => !entries.includes(name))
  const hashes = JSON.stringify(await hashFiles(chunks))
  const name = `c/hashes-${hashOf(hashes).slice('sha384-'.length).replaceAll(/\W/g, '').slice(0, 7)}.json`
  await writeFile(join(draft, name), hashes)
  for (const entry of entries) {
    const code = (await readFile(join(draft, entry), 'utf8')).replaceAll(hashesOf.name, name).replaceAll(hashesOf.hash, hashOf(hashes))
    await writeFile(join(draft, entry), `/*! shop-kit ${version}, ${project.license} */\n${code}`)
  }
}

const importMap = (base: string, hashes: Record<string, string>) => ({
  imports: { 'shop-kit/shop-api': `${base}shop-api.js` },
  integrity: Object.fromEntries(Object.entries(hashes).flatMap(([name, hash]) => (name.endsWith('.js') ? [[base + name, hash]] : []))),
})

/** One tag, which is enough for a page of tags; and with an import map for pages that import `shop-api.js`. */
async function writeSnippets(hashes: Record<string, string>) {
  const base = `${options.origin}/kit/${version}/`
  const tag = `<script type="module" src="${base}shop-kit.js" integrity="${hashes['shop-kit.js']}" crossorigin="anonymous"></script>\n`
  await writeFile(join(draft, 'snippet.html'), tag)
  await writeFile(
    join(draft, 'snippet-with-api.html'),
    `<script type="importmap">${JSON.stringify(importMap(base, hashes))}</script>\n${tag}`,
  )
}

/** Moves the draft to its place, unless the version exists with other files. */
async function publish() {
  const sri = (path: string) => readFile(join(path, 'sri.json'), 'utf8')
  if (existsSync(folder) && (await sri(folder)) !== (await sri(draft))) {
    await rm(draft, { recursive: true })
    throw new Error(`${folder} exists with other files: a version that pages have pinned must not change. Raise the version, or delete it.`)
  }
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
}

await buildKit()
await pinChunks()
const files = await filesIn(draft)
const hashes = await hashFiles(files)
await writeFile(join(draft, 'sri.json'), `${JSON.stringify(hashes, null, 2)}\n`)
await writeSnippets(hashes)
await compressFiles(draft, files)
await publish()
console.log(`${folder}: ${files.length} files; for your pages:\n${await readFile(join(folder, 'snippet.html'), 'utf8')}`)
