import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const refused = [
  ['src/model', '../../domain/money.ts'],
  ['src/domain', 'nanostores'],
  ['src/domain', 'react'],
  ['src/base', '../../stores/carts.ts'],
  ['src/api', '../../stores/carts.ts'],
  ['src/stores', '../../ui/price.tsx'],
  ['src/ui', '../../stores/carts.ts'],
  ['src/ui', '../../api/products.ts'],
  ['src/parts', '../../views/product-list/product-list.tsx'],
  ['src/parts', '@nanostores/react'],
  ['src/views/cart', '../product-list/product-list.tsx'],
  ['src/kit', '../stores/cart/carts.ts'],
  ['src/kit', '../domain/money.ts'],
  ['src/base', '../kit/settings.ts'],
  ['src/demo-shop', '../kit/settings.ts'],
  ['src/demo-shop', '../../server/cart/pricing/pricer.ts'],
  ['src/views', '../../api/products.ts'],
  ['src/views/header', '../../api/products.ts'],
  ['src/views', '@r2wc/react-to-web-component'],
  ['src/views/footer', '@r2wc/react-to-web-component'],
  ['elements', '../../src/api/products.ts'],
  ['elements/kit', '../server/render-tag.tsx'],
  ['elements/server', '../../src/api/products.ts'],
  ['elements/server', '../../server/app/shop.ts'],
  ['demo', '../../src/stores/carts.ts'],
  ['server', '../../demo/content/languages.ts'],
  ['gateway', '../../demo/content/languages.ts'],
  ['tools', '../../tests/server/shop.ts'],
  ['gateway/engines', '../../server/db/db.ts'],
  ['gateway/engines', '@vendure/core'],
] as const
const allowed = [
  ['src/views', '../../parts/listing/listing.tsx'],
  ['src/parts', '../../stores/carts.ts'],
  ['src/views/header', '../search/search-box.tsx'],
  ['demo', '../../src/model/product.ts'],
  ['demo', '../../gateway/main.ts'],
  ['gateway/engines', '../adapter.ts'],
] as const

/** Paths of the probe files, by layer and import. A temporary folder, because a new file in `src` triggers a rebuild of the kit. */
const files = new Map<string, string>()
const workspace = mkdtempSync(join(tmpdir(), 'shop-kit-layers-'))
let lintOutput = ''
beforeAll(() => {
  copyFileSync(join(root, 'biome.json'), join(workspace, 'biome.json'))
  for (const [layer, imported] of [...refused, ...allowed]) {
    const folder = join(workspace, layer, `of-${files.size}`)
    mkdirSync(folder, { recursive: true })
    files.set(`${layer} ${imported}`, join(folder, 'x.ts'))
    writeFileSync(join(folder, 'x.ts'), `import { x } from '${imported}'\n\nconsole.log(x)\n`)
  }
  const args = ['lint', '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none', ...files.values()]
  lintOutput = spawnSync(join(root, 'node_modules/.bin/biome'), args, { cwd: workspace, encoding: 'utf8' }).stdout
})
afterAll(() => rmSync(workspace, { recursive: true }))

/** Lint errors of the probe file for that layer and import. */
const lintErrors = (layer: string, imported: string) =>
  lintOutput.split('\n').filter((line) => line.includes(`file=${files.get(`${layer} ${imported}`)},`))

describe('layers', () => {
  test('the linter checks the probe files', () => {
    expect(lintOutput).toContain('noRestrictedImports')
  })

  test.each(refused)('%s may not import %s', (layer, imported) => {
    expect(lintErrors(layer, imported).join('\n')).toContain('noRestrictedImports')
  })

  test.each(allowed)('%s may import %s', (layer, imported) => {
    expect(lintErrors(layer, imported)).toEqual([])
  })
})
