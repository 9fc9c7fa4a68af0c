import type { TagEntry } from './entries.ts'

interface ProjectManifest {
  version: string
  license: string
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const packageOf = (module: string) => module.split('/', module.startsWith('@') ? 2 : 1).join('/')

/** Libraries of which a page must have one copy only, which is the page's own. */
const peers = ['react', 'react-dom']

/** Its private fields are used, docs/decisions/0003. */
const exact = new Set(['@r2wc/react-to-web-component'])

/** The package.json of the package. Its dependencies are what its modules import: nothing of the reference server. */
export function packageManifest(
  project: ProjectManifest,
  {
    tags,
    libraries,
    dataFiles,
    typeNames,
  }: {
    tags: readonly Pick<TagEntry, 'tag' | 'reactName'>[]
    libraries: Iterable<string>
    dataFiles: readonly string[]
    typeNames: readonly string[]
  },
): Record<string, unknown> {
  const entry = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` })
  const names = [...new Set([...libraries].map(packageOf))].sort().filter((name) => !peers.includes(name))
  const missing = names.filter((name) => !project.dependencies[name])
  if (missing.length) throw new Error(`The package needs ${missing.join(', ')}, which package.json does not list as dependencies`)
  const version = (name: string) => project.dependencies[name] ?? ''
  const major = (range = '') => `^${range.split('.')[0]}.0.0`
  return {
    name: 'shop-kit',
    version: project.version,
    description: 'Web components that put a real shop into any web page, and the same as React components.',
    keywords: ['web-components', 'custom-elements', 'ecommerce', 'shop', 'react'],
    license: project.license,
    type: 'module',
    engines: { node: '>=20.19' },
    sideEffects: ['./shop-kit.js', './shop-api.js', './tags/*.js', './c/*.js'],
    types: './shop-kit.d.ts',
    exports: {
      '.': entry('shop-kit'),
      './shop-api': entry('shop-api'),
      './react': entry('react/index'),
      ...Object.fromEntries(tags.map(({ tag }) => [`./${tag}`, entry(`tags/${tag}`)])),
      ...Object.fromEntries(tags.map(({ reactName }) => [`./react/${reactName}`, entry(`react/${reactName}`)])),
      ...Object.fromEntries(typeNames.map((name) => [`./types/${name}`, { types: `./types/${name}.d.ts` }])),
      ...Object.fromEntries(dataFiles.map((file) => [`./${file}`, `./${file}`])),
      './package.json': './package.json',
    },
    ...(dataFiles.includes('custom-elements.json') && { customElements: './custom-elements.json' }),
    ...(dataFiles.includes('web-types.json') && { 'web-types': './web-types.json' }),
    dependencies: Object.fromEntries(names.map((name) => [name, exact.has(name) ? version(name) : `^${version(name)}`])),
    peerDependencies: {
      ...Object.fromEntries(peers.map((name) => [name, major(project.dependencies[name])])),
      '@types/react': major(project.devDependencies['@types/react']),
    },
  }
}
