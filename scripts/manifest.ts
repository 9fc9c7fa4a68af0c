import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AttributeDoc, type ElementDoc, readContracts } from './contracts.ts'

/*
 * Everything that is told about the tags, from their contracts: docs/elements.md, and in dist a custom elements manifest,
 * editor data and types for JSX. With --check it only compares docs/elements.md.
 */
const root = new URL('..', import.meta.url).pathname
const typeOf = ({ kind, choices }: AttributeDoc) => (choices ? choices.map((choice) => `\`${choice || '""'}\``).join(' ') : kind)
const cell = (text: string) => text.replaceAll('|', '\\|')

function page(docs: ElementDoc[]): string {
  const sections = docs.map(({ tag, text, contract, attributes }) => {
    const list = (title: string, names: readonly string[] | undefined) =>
      names?.length ? [`${title}: ${names.map((name) => `\`${name}\``).join(', ')}.`, ''] : []
    return [
      `## \`<${tag}>\``,
      '',
      text,
      '',
      ...(attributes.length
        ? [
            '| attribute | type | default | meaning |',
            '|---|---|---|---|',
            ...attributes.map(
              (one) =>
                `| \`${one.name}\` | ${cell(typeOf(one))} | ${one.fallback ? `\`${cell(one.fallback)}\`` : ''} | ${cell(one.text)} |`,
            ),
            '',
          ]
        : []),
      ...list('Properties', Object.keys(contract.properties ?? {})),
      ...list('Methods', contract.methods),
      ...list('Events', contract.events),
      ...list('Slots', contract.slots),
      ...list('Parts', contract.parts),
    ].join('\n')
  })
  return `# Elements\n\nMade by \`npm run manifest\` from the contracts in \`elements/\`; change the words there.\n\nEvery tag also understands \`language\` and \`api-base\`, and tells \`shop-ready\` and \`shop-error\`.\n\n${sections.join('\n')}`
}

const jsType = ({ kind, choices }: AttributeDoc) =>
  choices
    ? choices.map((choice) => `'${choice}'`).join(' | ')
    : kind === 'boolean'
      ? "boolean | '' | 'on' | 'off'"
      : kind === 'number'
        ? 'number | string'
        : 'string'

const jsx = (docs: ElementDoc[]) =>
  `/** JSX types of the kit's tags, for React. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
type Tag<A> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & A & { language?: string; 'api-base'?: string }
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${docs.map(({ tag, attributes }) => `      '${tag}': Tag<{ ${attributes.map((one) => `'${one.name}'?: ${jsType(one)}`).join('; ')} }>`).join('\n')}
    }
  }
}
`

/** What every tag understands beside the attributes of its contract. */
const settings: AttributeDoc[] = [
  { name: 'language', property: 'language', kind: 'text', text: 'language of this tag; as the page says when absent' },
  { name: 'api-base', property: 'apiBase', kind: 'text', text: 'address of the shop for this tag; as the page says when absent' },
]

const manifest = (docs: ElementDoc[]) => ({
  schemaVersion: '2.1.0',
  modules: docs.map(({ tag, text, contract, attributes }) => ({
    kind: 'javascript-module',
    path: 'shop-kit.js',
    declarations: [
      {
        kind: 'class',
        customElement: true,
        tagName: tag,
        name: tag,
        description: text,
        attributes: [...attributes, ...settings].map((one) => ({
          name: one.name,
          fieldName: one.property,
          description: one.text,
          type: { text: jsType(one) },
          default: one.fallback,
        })),
        members: [
          ...[...attributes, ...settings].map((one) => ({ kind: 'field', name: one.property, description: one.text })),
          ...Object.keys(contract.properties ?? {}).map((name) => ({ kind: 'field', name })),
          { kind: 'field', name: 'ready', readonly: true, type: { text: 'Promise<void>' } },
          ...(contract.methods ?? []).map((name) => ({ kind: 'method', name })),
        ],
        events: [...new Set(['shop-ready', 'shop-error', ...(contract.events ?? [])])].map((name) => ({
          name,
          type: { text: 'CustomEvent' },
        })),
        slots: (contract.slots ?? []).map((name) => ({ name: name === 'default' ? '' : name })),
        cssParts: (contract.parts ?? []).map((name) => ({ name })),
      },
    ],
  })),
})

const editorData = (docs: ElementDoc[]) => ({
  version: 1.1,
  tags: docs.map(({ tag, text, attributes }) => ({
    name: tag,
    description: text,
    attributes: [...attributes, ...settings].map(({ name, text: description, choices }) => ({
      name,
      description,
      ...(choices && { values: choices.map((choice) => ({ name: choice })) }),
    })),
  })),
})

const docs = await readContracts(root)
const file = join(root, 'docs/elements.md')
const isUpToDate = page(docs)

const undocumented = docs.flatMap(({ tag, text, attributes }) => [
  ...(text ? [] : [tag]),
  ...attributes.filter((one) => !one.text).map(({ name }) => `${tag} ${name}`),
])
for (const name of undocumented) console.error(`${name} has no doc comment`)

if (process.argv.includes('--check')) {
  const isCurrent = readFileSync(file, 'utf8') === isUpToDate
  if (!isCurrent) console.error('docs/elements.md is old: run `npm run manifest`')
  process.exitCode = isCurrent && undocumented.length === 0 ? 0 : 1
} else {
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(file, isUpToDate)
  writeFileSync(join(root, 'dist/custom-elements.json'), JSON.stringify(manifest(docs), null, 2))
  writeFileSync(join(root, 'dist/html-data.json'), JSON.stringify(editorData(docs), null, 2))
  writeFileSync(join(root, 'dist/jsx.d.ts'), jsx(docs))
}
