import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isLinkable } from '../../tools/hosts/apps.ts'

const root = new URL('../..', import.meta.url).pathname
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const own = JSON.parse(read('package.json'))
const libraries: Record<string, string> = { ...own.dependencies, ...own.devDependencies, 'shop-kit': own.version }
const otherCompiler = ['vue', 'svelte'] // their checkers need a compiler that is written in JavaScript

describe.each(readdirSync(join(root, 'examples')))('examples/%s', (name) => {
  const { dependencies, devDependencies, scripts } = JSON.parse(read(`examples/${name}/package.json`))

  test('pins its libraries, in the versions of this project where it has them', () => {
    for (const [library, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, library).toMatch(/^\d+\.\d+\.\d+$/)
      const isOther = library === 'typescript' && otherCompiler.includes(name)
      if (libraries[library] && !isOther) expect(version, library).toBe(libraries[library])
    }
  })

  test('says how it is run, and is in the documentation', () => {
    expect(read(`examples/${name}/README.md`)).toContain('npm install')
    expect(read('docs/frameworks.md')).toContain(`(../examples/${name})`)
    expect(scripts.build).toBeTruthy()
  })
})

test('the apps that npm test opens need nothing that is not installed', () => {
  expect(['react', 'ssr', 'vite'].filter(isLinkable)).toEqual(['react', 'ssr', 'vite'])
})
