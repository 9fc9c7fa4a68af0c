import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join, posix } from 'node:path'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build } from 'vite'
import { type ElementDoc, readContracts } from '../manifest/contracts.ts'
import { readBytes } from './bytes.ts'
import { addressOf, contents, type Guide } from './contents.ts'
import { examples } from './examples.ts'
import { Home, TagIndex } from './home.tsx'
import { Layout, rootOf, type Site, tagAddress } from './layout.tsx'
import { renderMarkdown, sectionsOf, slugOf } from './markdown.tsx'
import { tagGroups } from './tag-groups.ts'
import { TagPage, tagHeadings } from './tag-page.tsx'

/*
 * `npm run docs`: writes the documentation to dist/docs, from the contracts of the tags and the markdown in docs. It is static and its links
 * are relative, so that any file server can serve it from any folder. `--keep-kit` uses the built kit in dist/kit.
 */
const root = new URL('../..', import.meta.url).pathname
const target = join(root, 'dist/docs')

const write = async (path: string, text: string) => {
  await mkdir(dirname(join(target, path)), { recursive: true })
  await writeFile(join(target, path), text)
}
const page = (element: ReactElement) => `<!doctype html>\n${renderToStaticMarkup(element)}\n`

/** The guides whose files exist. */
async function readGuides() {
  const files = new Set(await readdir(join(root, 'docs')))
  const groups = contents.map(({ title, guides }) => ({ title, guides: guides.filter(({ file }) => files.has(file)) }))
  const texts = new Map<string, string>()
  for (const { file } of groups.flatMap(({ guides }) => guides)) texts.set(file, await readFile(join(root, 'docs', file), 'utf8'))
  return { groups, texts }
}

/** Links between markdown files become links between pages; those to other files of the project are left out. */
function linkFrom(path: string, guides: readonly Guide[]) {
  return (href: string): string | undefined => {
    if (/^(https?:|#|mailto:)/.test(href)) return href
    const [file = '', hash] = href.split('#')
    const name = posix.basename(file)
    const suffix = hash === undefined ? '' : `#${hash}`
    if (name === 'elements.md') return `${rootOf(path)}tags/${hash ? `${hash.replace(/^-?/, '')}.html` : 'index.html'}`
    const guide = posix.dirname(file) === '..' ? guides.find((known) => known.file === name) : undefined
    return guide && rootOf(path) + addressOf(guide) + suffix
  }
}

/** A link whose text is `embedding.md` gets the title of that page. */
const titleOf = (words: string): string | undefined =>
  words === 'elements.md' ? 'Tags' : contents.flatMap(({ guides }) => guides).find(({ file }) => file === words)?.title

async function writeClient() {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: target,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: join(root, 'tools/docs/client.ts'), formats: ['es'], fileName: () => 'docs.js' },
    },
  })
  const tokens = await readFile(join(root, 'demo/pages/shop/tokens.css'), 'utf8')
  await write('docs.css', tokens + (await readFile(join(root, 'tools/docs/docs.css'), 'utf8')))
  await cp(join(root, 'tools/docs/theme.js'), join(target, 'theme.js'))
  await cp(join(root, 'demo/pages/shop/icon.svg'), join(target, 'icon.svg'))
}

/** The kit without its manifest and the compressed copies, which are for servers that know them. */
const copyKit = () =>
  cp(join(root, 'dist/kit'), join(target, 'kit'), { recursive: true, filter: (path) => extname(path) !== '.br' && !path.includes('.vite') })

/** Pictures that the examples name. */
async function copyPictures() {
  const source = join(root, 'demo/content/in-page/pictures')
  const files = await readdir(source)
  await mkdir(join(target, 'pictures'), { recursive: true })
  for (const [name, start] of Object.entries({ bench: 'bench-front-', lamp: 'desk-lamp-front-', casserole: 'casserole-front-' })) {
    const file = files.find((known) => known.startsWith(start))
    if (!file) throw new Error(`There is no picture ${start}… in ${source}`)
    await cp(join(source, file), join(target, 'pictures', `${name}.webp`))
  }
}

if (!process.argv.includes('--keep-kit')) await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'error' })
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
const pages = Object.fromEntries((await readContracts(root)).map((element) => [element.tag, element]))
const { groups, texts } = await readGuides()
const guides = groups.flatMap((group) => group.guides)
const tags = tagGroups(root, Object.keys(pages))
const unknown = Object.keys(examples).filter((tag) => !pages[tag])
if (unknown.length) throw new Error(`tools/docs/examples.ts names ${unknown.join(', ')}, which the kit does not have`)
const site: Site = { version, guides: groups, tags }
const bytes = readBytes(join(root, 'dist/kit'))
const search: { title: string; url: string; heading: string; text: string }[] = []

await rm(target, { recursive: true, force: true })
await writeClient()
await copyKit()
await copyPictures()

for (const guide of guides) {
  const path = addressOf(guide)
  const markdown = texts.get(guide.file) ?? ''
  for (const [, file = ''] of markdown.matchAll(/!\[[^\]]*\]\(([\w./-]+)\)/g))
    await cp(join(root, 'docs', file), join(target, dirname(path), file))
  const sections = sectionsOf(markdown)
  const toc = sections.slice(1).map(({ heading }) => ({ id: slugOf(heading), title: heading }))
  for (const { heading, text } of sections)
    search.push({ title: guide.title, url: heading === sections[0]?.heading ? path : `${path}#${slugOf(heading)}`, heading, text })
  const description = (sections[0]?.text || guide.title).slice(0, 150)
  await write(
    path,
    page(
      <Layout site={site} title={guide.title} description={description} path={path} toc={toc}>
        {renderMarkdown(markdown, { linkTo: linkFrom(path, guides), titleOf })}
      </Layout>,
    ),
  )
}

const searchTextOf = ({ attributes, events, parts, slots, notes }: ElementDoc) =>
  [
    notes.purpose,
    ...attributes.map(({ name, text }) => `${name}: ${text}`),
    ...events.map(({ name, text }) => `${name}: ${text}`),
    ...[...slots, ...parts].map(({ name, text }) => `${name}: ${text}`),
  ]
    .join('. ')
    .replace(/`|\.(?=\. )/g, '')

for (const [tag, data] of Object.entries(pages)) {
  const path = tagAddress(tag)
  search.push({ title: tag, url: path, heading: '', text: searchTextOf(data) })
  await write(
    path,
    page(
      <Layout site={site} title={tag} description={data.notes.purpose.slice(0, 150)} path={path} toc={tagHeadings(data)}>
        <TagPage page={data} example={examples[tag] ?? {}} bytes={{ own: bytes.of(tag), base: bytes.base }} />
      </Layout>,
    ),
  )
}

await write(
  'tags/index.html',
  page(
    <Layout site={site} title="Tags" description="All tags of the kit." path="tags/index.html">
      <TagIndex tags={tags} purposeOf={(tag) => pages[tag]?.notes.purpose ?? ''} />
    </Layout>,
  ),
)
await write(
  'index.html',
  page(
    <Layout site={site} title="shop-kit" description="Web components that add a real shop to any web page." path="index.html">
      <Home site={site} descriptionOf={({ file }) => sectionsOf(texts.get(file) ?? '').find(({ text }) => text)?.text ?? ''} />
    </Layout>,
  ),
)
await write('search.json', JSON.stringify(search))
console.log(`dist/docs: ${guides.length} guides, ${Object.keys(pages).length} tags`)
