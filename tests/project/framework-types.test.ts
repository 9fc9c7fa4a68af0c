import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { compile as compileSvelte } from 'svelte/compiler'
import { describe, expect, test } from 'vitest'
import { compileScript, parse } from 'vue/compiler-sfc'
import { readApi } from '../../tools/manifest/contracts.ts'
import { typeFiles } from '../../tools/manifest/data/types.ts'

const root = new URL('../..', import.meta.url).pathname
const folder = join(root, 'dist/type-tests')
mkdirSync(folder, { recursive: true })
// as modules instead of declarations, so that the compiler checks them too
for (const [name, text] of Object.entries(typeFiles(await readApi(root)))) writeFileSync(join(folder, name.replace('.d.ts', '.ts')), text)
writeFileSync(join(folder, 'shims.d.ts'), "declare module '@vitejs/plugin-vue' { export default function vue(options: object): object }\n")

const jsx: Record<string, Record<string, string>> = {
  react: { jsx: 'react-jsx' },
  preact: { jsx: 'react-jsx', jsxImportSource: 'preact' },
  solid: { jsx: 'preserve', jsxImportSource: 'solid-js' },
  vue: { jsx: 'preserve', jsxImportSource: 'vue' },
}

/** What the compiler says about files, relative to the project, with the JSX of a framework. */
async function compile(name: string, framework: string, files: readonly string[]): Promise<string> {
  const config = join(folder, `tsconfig.${name}.json`)
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    paths: { 'shop-kit/types/*': ['./*'] },
    ...jsx[framework],
  }
  writeFileSync(config, JSON.stringify({ compilerOptions, files: ['shims.d.ts', ...files.map((file) => join('../..', file))] }))
  const tsc = promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', config], { cwd: root })
  return tsc.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
}

test.each(['dom.ts', 'react.tsx', 'preact.tsx', 'solid.tsx', 'vue.tsx', 'svelte.ts'])(
  'the types of the kit accept what they should, and nothing else: %s',
  async (file) => {
    const framework = file.replace(/\.tsx?$/, '')
    expect(await compile(framework, framework, [`tests/types/${file}`])).toBe('')
  },
)

/** The examples of a page by heading: language and code. */
const sections = readFileSync(join(root, 'docs/frameworks.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.split('\n')[0] ?? '',
    examples: [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(([, language = '', code = '']) => ({ language, code })),
  }))

describe('the examples of docs/frameworks.md compile', () => {
  test.each(sections)('$title', async ({ title, examples }) => {
    const name = title.toLowerCase().split(' ')[0] ?? ''
    const files = examples.flatMap(({ language, code }, index) => {
      if (language === 'json') JSON.parse(code)
      if (language === 'svelte') expect(compileSvelte(code, { generate: 'client' }).warnings).toEqual([])
      const { descriptor, errors } = parse(language === 'vue' ? code : '')
      if (language === 'vue') {
        expect(errors).toEqual([])
        expect(descriptor.template?.ast?.children).not.toEqual([])
      }
      const script = language === 'vue' ? compileScript(descriptor, { id: 'example' }).content : /^tsx?$/.test(language) ? code : ''
      if (!script) return []
      const file = `dist/type-tests/docs-${name}-${index}.${language === 'tsx' ? 'tsx' : 'ts'}`
      writeFileSync(join(root, file), script)
      return [file]
    })
    if (files.length) expect(await compile(`docs-${name}`, name, files)).toBe('')
  })
})
