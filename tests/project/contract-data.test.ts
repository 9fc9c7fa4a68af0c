import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CustomElementDeclaration } from 'custom-elements-manifest'
import { describe, expect, test } from 'vitest'
import { readApi } from '../../tools/manifest/contracts.ts'
import { customElements, manifestProblems } from '../../tools/manifest/data/custom-elements.ts'
import { cssData, htmlData, webTypes } from '../../tools/manifest/data/editors.ts'
import { llmsText } from '../../tools/manifest/data/llms.ts'
import { wordpressTags } from '../../tools/manifest/data/wordpress-tags.ts'

const root = new URL('../..', import.meta.url).pathname
const api = await readApi(root)
const tags = api.elements.map(({ tag }) => tag)
const manifest = customElements(api)
const declarations = manifest.modules.flatMap((module) => module.declarations ?? []) as CustomElementDeclaration[]

const sources = ['src', 'elements'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
)

test('the events that are emitted as cancelable are those documented as "Cancelable:"', () => {
  const calls = sources.flatMap((source) => [...source.matchAll(/emit\((?:[^'()]|\(\))*'(shop-[\w-]+)', (?:[^()]|\([^()]*\))*?, true\)/g)])
  const documented = api.events.filter(({ cancelable }) => cancelable).map(({ name }) => name)
  expect([...new Set(calls.map(([, name]) => name))].sort()).toEqual(documented.sort())
})

describe('custom-elements.json', () => {
  test('has the format of its schema', () => {
    expect(manifestProblems(manifest)).toEqual([])
    expect(manifestProblems({ ...manifest, modules: [{ kind: 'javascript-module' } as never] })).not.toEqual([])
  })

  test('contains every tag, and exports its definition', () => {
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

const namesOf = (members: readonly { name: string }[]) => members.map(({ name }) => name)

test('the data for VS Code has every tag, attribute, custom property and part, with a description', () => {
  const html = htmlData(api)
  expect(namesOf(html.tags)).toEqual(tags)
  expect(html.tags.map(({ attributes }) => namesOf(attributes))).toEqual(
    api.elements.map(({ attributes }) => namesOf([...attributes, ...api.settings])),
  )
  const css = cssData(api)
  expect(namesOf(css.properties)).toEqual(namesOf(api.customProperties))
  const parts = new Set(api.elements.flatMap((element) => namesOf(element.parts)).map((name) => `::part(${name})`))
  expect(namesOf(css.pseudoElements)).toEqual([...parts].sort())
  const all = [...html.tags, ...html.tags.flatMap(({ attributes }) => attributes), ...css.properties, ...css.pseudoElements]
  expect(all.filter(({ description }) => !(typeof description === 'string' ? description : description.value))).toEqual([])
})

test('the web types have every tag with its attributes, slots, parts and events', () => {
  const { html } = webTypes(api, { name: 'shop-kit', version: '1.0.0' }).contributions
  expect(namesOf(html.elements)).toEqual(tags)
  for (const [index, element] of html.elements.entries()) {
    const doc = api.elements[index]
    expect(namesOf(element.attributes)).toEqual(namesOf([...(doc?.attributes ?? []), ...api.settings]))
    expect(namesOf(element.js.events)).toEqual(namesOf(doc?.events ?? []))
    expect(namesOf(element.css.parts)).toEqual(namesOf(doc?.parts ?? []))
    expect(element.slots).toHaveLength(doc?.slots.length ?? 0)
  }
})

test('llms.txt names every tag, event and custom property', () => {
  const text = llmsText(api)
  expect(tags.filter((tag) => !text.includes(`### ${tag}\n`))).toEqual([])
  expect([...namesOf(api.events), ...namesOf(api.customProperties)].filter((name) => !text.includes(`- \`${name}\``))).toEqual([])
})

test('the WordPress plugin has every tag that an author may place, without what chooses the shop', () => {
  const plugin: Record<string, { attributes: Record<string, unknown> }> = JSON.parse(wordpressTags(api))
  expect(Object.keys(plugin)).toEqual(api.elements.map(({ tag }) => tag).filter((tag) => tag !== 'shop-config'))
  expect(plugin['shop-product-list']?.attributes).toHaveProperty('page-size')
  for (const { attributes } of Object.values(plugin)) {
    expect(attributes).toHaveProperty('language')
    expect(attributes).not.toHaveProperty('api-base')
  }
})
