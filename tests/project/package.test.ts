import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packageManifest } from '../../tools/package/manifest.ts'

const root = new URL('../..', import.meta.url).pathname
const project = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
const tags = [{ tag: 'shop-cart', reactName: 'cart' }]

test('the npm package depends on what its modules import, and on the React of the page', () => {
  const libraries = ['react', 'react-dom/client', '@ark-ui/react/dialog', '@r2wc/react-to-web-component', 'zod/mini']
  const manifest = packageManifest(project, { tags, libraries, dataFiles: ['custom-elements.json'], typeNames: ['dom'] })
  expect(manifest.dependencies).toEqual({
    '@ark-ui/react': `^${project.dependencies['@ark-ui/react']}`,
    '@r2wc/react-to-web-component': project.dependencies['@r2wc/react-to-web-component'],
    zod: `^${project.dependencies.zod}`,
  })
  expect(manifest.peerDependencies).toEqual({ react: '^19.0.0', 'react-dom': '^19.0.0', '@types/react': '^19.0.0' })
  expect(manifest).toMatchObject({ version: project.version, license: 'MIT', customElements: './custom-elements.json' })
  expect(manifest.exports).toMatchObject({
    './shop-cart': { types: './tags/shop-cart.d.ts', default: './tags/shop-cart.js' },
    './react/cart': { types: './react/cart.d.ts', default: './react/cart.js' },
    './custom-elements.json': './custom-elements.json',
    './types/dom': { types: './types/dom.d.ts' },
  })
})

test('a library that package.json does not list cannot get into the package', () => {
  expect(() => packageManifest(project, { tags, libraries: ['lodash/get'], dataFiles: [], typeNames: [] })).toThrow('lodash')
})
