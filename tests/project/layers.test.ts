import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const made: string[] = []
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true })
})

/** What the linter says of a file with one import, put into a fresh folder of the layer. */
function refusals(layer: string, imported: string): string {
  const folder = mkdtempSync(join(root, layer, 'layer-test-'))
  made.push(folder)
  const file = join(folder, 'x.ts')
  writeFileSync(file, `import { x } from '${imported}'\n\nconsole.log(x)\n`)
  try {
    execFileSync(join(root, 'node_modules/.bin/biome'), ['lint', '--only=style/noRestrictedImports', file], { cwd: root, stdio: 'pipe' })
    return ''
  } catch (error) {
    return String((error as { stdout: Buffer; stderr: Buffer }).stderr)
  }
}

describe('layers', () => {
  test.each([
    ['src/model', '../../domain/money.ts'],
    ['src/domain', 'nanostores'],
    ['src/domain', 'react'],
    ['src/base', '../../stores/carts.ts'],
    ['src/api', '../../stores/carts.ts'],
    ['src/stores', '../../ui/price.tsx'],
    ['src/ui', '../../stores/carts.ts'],
    ['src/ui', '../../api/products.ts'],
    ['src/parts', '../../blocks/product-list/product-list.tsx'],
    ['src/parts', '@nanostores/react'],
    ['src/blocks', '../product-list/product-list.tsx'],
    ['src/shell', '../../api/products.ts'],
    ['src/shell', '@r2wc/react-to-web-component'],
    ['elements', '../../src/api/products.ts'],
    ['demo', '../../src/stores/carts.ts'],
  ])('%s may not import %s', (layer, imported) => {
    expect(refusals(layer, imported)).toContain('noRestrictedImports')
  })

  test.each([
    ['src/blocks', '../../parts/listing/listing.tsx'],
    ['src/parts', '../../stores/carts.ts'],
    ['src/shell', '../../parts/listing/listing.tsx'],
    ['demo', '../../src/model/product.ts'],
  ])('%s may import %s', (layer, imported) => {
    expect(refusals(layer, imported)).toBe('')
  })
})
