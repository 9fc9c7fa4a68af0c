import { describe, expect, test } from 'vitest'
import { compareApis, missingFromChangelog, type PublicApi } from '../../tools/manifest/public-api.ts'

const tag = {
  attributes: { 'page-size': 'number = 10', layout: "'grid' | 'list'" },
  properties: { pageSize: 'number', layout: "'grid' | 'list'" },
  methods: { goTo: '(page: number) => void' },
  events: { 'shop-search': '', 'shop-error': '' },
  slots: { empty: '' },
  parts: { card: '' },
}
const released: PublicApi = {
  version: '1.0.0',
  tags: { 'shop-list': tag, 'shop-other': structuredClone(tag) },
  events: { 'shop-search': 'cancelable { phrase: string; }', 'shop-error': '{ message: string; }' },
  customProperties: { '--shop-color-text': '<color>' },
  types: { Product: '{ id: string; title?: string; }' },
}
type Edit = (api: PublicApi) => void
const list = (api: PublicApi) => api.tags['shop-list'] as PublicApi['tags'][string]

/** What the check says about an edited API and the entries of the changelog. */
function check(edit: Edit, ...entries: string[]): string[] {
  const present = structuredClone(released)
  edit(present)
  const changelog = `# Changelog\n\n## Unreleased\n\n${entries.map((entry) => `- ${entry}\n`).join('')}\n## 1.0.0\n\n- \`old\`: it was there.\n`
  return missingFromChangelog(compareApis(released, present), changelog, '1.0.0')
}

const edits: [name: string, what: string, edit: Edit][] = [
  ['page-size', 'removed attribute', (api) => delete list(api).attributes['page-size']],
  ['page-size', 'changed default', (api) => Object.assign(list(api).attributes, { 'page-size': 'number = 20' })],
  ['layout', 'value less', (api) => Object.assign(list(api).attributes, { layout: "'grid'" })],
  ['goTo', 'changed signature', (api) => Object.assign(list(api).methods, { goTo: '(page: string) => void' })],
  ['shop-search', 'event that a tag emits no more', (api) => delete list(api).events['shop-search']],
  ['shop-search', 'event that cannot be cancelled any more', (api) => Object.assign(api.events, { 'shop-search': '{ phrase: string; }' })],
  ['shop-error', 'changed detail', (api) => Object.assign(api.events, { 'shop-error': '{ text: string; }' })],
  ['empty', 'removed slot', (api) => delete list(api).slots.empty],
  ['card', 'removed part', (api) => delete list(api).parts.card],
  ['--shop-color-text', 'removed custom property', (api) => delete api.customProperties['--shop-color-text']],
  ['Product', 'field that became optional', (api) => Object.assign(api.types, { Product: '{ id?: string; title?: string; }' })],
  ['shop-other', 'removed tag', (api) => delete api.tags['shop-other']],
]

describe('the check of the changelog', () => {
  test('says nothing without a change, and ignores the entries of the last release', () => {
    expect(check(() => {})).toEqual([])
    expect(check((api) => Object.assign(list(api).attributes, { old: 'text' }))).toHaveLength(1)
  })

  test.each(edits)('wants `%s` to be named, and "Breaking" or "Deprecated": %s', (name, _what, edit) => {
    expect(check(edit)).toEqual([expect.stringContaining(`\`${name}\``)])
    expect(check(edit, `The ${name} is different.`), 'without backticks').toHaveLength(1)
    expect(check(edit, `\`${name}\` is different.`)).toEqual([expect.stringContaining('say "Breaking" or "Deprecated"')])
    expect(check(edit, `Breaking: \`${name}\` is different.`)).toEqual([])
    expect(check(edit, `Deprecated: \`<shop-list ${name}="…">\`.`)).toEqual([])
  })

  test.each<[string, string, Edit]>([
    [
      'skin',
      'attribute',
      (api) => {
        list(api).attributes.skin = 'text'
        list(api).properties.skin = 'string'
      },
    ],
    ['layout', 'value more', (api) => Object.assign(list(api).attributes, { layout: "'grid' | 'list' | 'table'" })],
    [
      'shop-order',
      'event',
      (api) => Object.assign(api.events, { 'shop-order': '{}' }) && Object.assign(list(api).events, { 'shop-order': '' }),
    ],
    ['shop-error', 'field of an event', (api) => Object.assign(api.events, { 'shop-error': '{ message: string; status?: number; }' })],
    ['shop-new', 'tag', (api) => Object.assign(api.tags, { 'shop-new': tag })],
  ])('wants an addition to be named: %s, a new %s', (name, _what, edit) => {
    expect(check(edit)).toEqual([expect.stringContaining(`\`${name}\``)])
    expect(check(edit, `\`${name}\` is new.`)).toEqual([])
  })

  test('accepts an entry below the heading "Breaking", and none below the heading that follows it', () => {
    const remove: Edit = (api) => delete list(api).parts.card
    const log = (...lines: string[]) => check(remove, ['Notes.', '', ...lines].join('\n'))
    expect(log('### Breaking', '', '#### Kit', '', '- `card` is gone.')).toEqual([])
    expect(log('### Added', '', '- `card` is gone.', '', '### Breaking', '', '- Another.')).toHaveLength(1)
    expect(log('### Breaking', '', '#### Kit', '', '- Another.', '', '### Fixed', '', '- `card` is gone.')).toHaveLength(1)
  })

  test('reads releases whose headings have brackets and dates', () => {
    const present = structuredClone(released)
    delete list(present).parts.card
    const changelog = '# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2026-11-28\n\n### Breaking\n\n- `card` is gone.\n'
    expect(missingFromChangelog(compareApis(released, present), changelog, '1.0.0')).toHaveLength(1)
  })

  test('lists the same change of several tags once', () => {
    const changes = check((api) => {
      for (const { parts } of Object.values(api.tags)) Object.assign(parts, { badge: '' })
    })
    expect(changes).toEqual([expect.stringContaining('part `badge` of <shop-list>, <shop-other> is added')])
  })
})
