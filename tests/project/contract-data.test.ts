import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CustomElementDeclaration } from 'custom-elements-manifest'
import { describe, expect, test } from 'vitest'
import { customElements, manifestProblems } from '../../scripts/contract-data/custom-elements.ts'
import { readApi } from '../../scripts/contracts.ts'

const root = new URL('../..', import.meta.url).pathname
const api = await readApi(root)
const manifest = customElements(api)
const declarations = manifest.modules.flatMap((module) => module.declarations ?? []) as CustomElementDeclaration[]

const sources = ['src', 'elements'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
)

test('the events that are emitted as cancelable are those documented as "Cancelable:"', () => {
  const calls = sources.flatMap((source) => [...source.matchAll(/emit\('(shop-[\w-]+)', (?:[^()]|\([^()]*\))*?, true\)/g)])
  const documented = api.events.filter(({ cancelable }) => cancelable).map(({ name }) => name)
  expect([...new Set(calls.map(([, name]) => name))].sort()).toEqual(documented.sort())
})

describe('custom-elements.json', () => {
  test('has the format of its schema', () => {
    expect(manifestProblems(manifest)).toEqual([])
    expect(manifestProblems({ ...manifest, modules: [{ kind: 'javascript-module' } as never] })).not.toEqual([])
  })

  test('contains every tag, and exports its definition', () => {
    const tags = api.elements.map(({ tag }) => tag)
    expect(declarations.map(({ tagName }) => tagName)).toEqual(tags)
    expect(manifest.modules.flatMap((module) => module.exports ?? []).map(({ name }) => name)).toEqual(tags)
  })

  test('describes all members of every tag, and types those that have a type', () => {
    expect(api.problems).toEqual([])
    const incomplete = declarations.flatMap(({ tagName, description, attributes, members, events, slots, cssParts, cssProperties }) => {
      const typed = [...(attributes ?? []), ...(members ?? []).filter(({ kind }) => kind === 'field'), ...(events ?? [])]
      const all = [...typed, ...(members ?? []), ...(slots ?? []), ...(cssParts ?? []), ...(cssProperties ?? [])]
      return [
        ...(description ? [] : [tagName]),
        ...all.filter((member) => !member.description).map(({ name }) => `${tagName} ${name}`),
        ...typed
          .filter((member) => !('type' in member && member.type?.text && member.type.text !== 'unknown'))
          .map(({ name }) => `${tagName} ${name}: type`),
      ]
    })
    expect(incomplete).toEqual([])
  })
})
