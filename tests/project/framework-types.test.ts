import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { typeFiles } from '../../scripts/contract-data/types.ts'
import { readApi } from '../../scripts/contracts.ts'

const root = new URL('../..', import.meta.url).pathname
const folder = join(root, 'dist/type-tests')
mkdirSync(folder, { recursive: true })
// as modules instead of declarations, so that the compiler checks them too
for (const [name, text] of Object.entries(typeFiles(await readApi(root)))) writeFileSync(join(folder, name.replace('.d.ts', '.ts')), text)

/** What the compiler says about a file of tests/types. */
async function compile(file: string, options: Record<string, unknown>): Promise<string> {
  const config = join(folder, `tsconfig.${file.split('.')[0]}.json`)
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    paths: { 'shop-kit/types/*': ['./*'] },
    ...options,
  }
  writeFileSync(config, JSON.stringify({ compilerOptions, files: [`../../tests/types/${file}`] }))
  const tsc = promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', config], { cwd: root })
  return tsc.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
}

test.each([
  ['dom.ts', {}],
  ['react.tsx', { jsx: 'react-jsx' }],
  ['preact.tsx', { jsx: 'react-jsx', jsxImportSource: 'preact' }],
  ['solid.tsx', { jsx: 'preserve', jsxImportSource: 'solid-js' }],
  ['vue.tsx', { jsx: 'preserve', jsxImportSource: 'vue' }],
  ['svelte.ts', {}],
])('the types of the kit accept what they should, and nothing else: %s', async (file, options) => {
  expect(await compile(file, options)).toBe('')
})
