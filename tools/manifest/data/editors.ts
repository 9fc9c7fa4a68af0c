import type { Api, AttributeDoc, ElementDoc } from '../contracts.ts'
import { attributeType, describeEvent } from './names.ts'

const valuesOf = ({ kind, choices }: AttributeDoc): readonly string[] =>
  choices?.filter(Boolean) ?? (kind === 'boolean' ? ['on', 'off'] : [])

const listed = (title: string, members: readonly { name: string; text: string }[]) =>
  members.length ? ['', `**${title}**`, '', ...members.map(({ name, text }) => `- \`${name}\`: ${text}`)] : []

const markdown = (lines: readonly string[]) => ({ kind: 'markdown', value: lines.join('\n') })

const describeElement = ({ notes, events, slots, parts }: ElementDoc) =>
  markdown([
    notes.purpose,
    ...listed(
      'Events',
      events.map((event) => ({ name: event.name, text: describeEvent(event) })),
    ),
    ...listed('Slots', slots),
    ...listed('Parts', parts),
  ])

/** Custom data of VS Code for HTML. */
export const htmlData = ({ elements, settings }: Api) => ({
  version: 1.1,
  tags: elements.map((element) => ({
    name: element.tag,
    description: describeElement(element),
    attributes: [...element.attributes, ...settings].map((attribute) => ({
      name: attribute.name,
      description: attribute.fallback ? `${attribute.text}\n\nDefault: ${attribute.fallback}` : attribute.text,
      values: valuesOf(attribute).map((name) => ({ name })),
    })),
  })),
})

/** What each part is, by tag: `shop-product-list, shop-wishlist: the card of a product`. */
function partTexts(elements: readonly ElementDoc[]): Map<string, Map<string, string[]>> {
  const texts = new Map<string, Map<string, string[]>>()
  for (const { tag, parts } of elements)
    for (const { name, text } of parts) {
      const tags = texts.get(name) ?? new Map<string, string[]>()
      tags.set(text, [...(tags.get(text) ?? []), tag])
      texts.set(name, tags)
    }
  return texts
}

/** Custom data of VS Code for CSS: custom properties and `::part()`. */
export const cssData = ({ elements, customProperties }: Api) => ({
  version: 1.1,
  properties: customProperties.map(({ name, text, syntax, fallback }) => ({
    name,
    syntax,
    description: fallback ? `${text}\n\nDefault: ${fallback}` : text,
  })),
  pseudoElements: [...partTexts(elements)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, texts]) => ({
      name: `::part(${name})`,
      description: markdown([...texts].map(([text, tags]) => `- ${text}: ${tags.map((tag) => `\`${tag}\``).join(', ')}`)),
    })),
})

/** Web types, which JetBrains editors read. */
export function webTypes({ elements, settings, customProperties }: Api, { name, version }: { name: string; version: string }) {
  const described = (members: readonly { name: string; text: string }[]) =>
    members.map(({ name: member, text }) => ({ name: member, description: text }))
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map(({ tag, notes, attributes, properties, methods, events, slots, parts }) => ({
          name: tag,
          description: notes.purpose,
          attributes: [...attributes, ...settings].map((attribute) => ({
            name: attribute.name,
            description: attribute.text,
            required: false,
            value: { type: attribute.kind === 'boolean' ? 'boolean' : attributeType(attribute), required: attribute.kind !== 'boolean' },
            ...(attribute.fallback !== undefined && { default: attribute.fallback }),
          })),
          slots: slots.map(({ name: slot, text }) => ({ name: slot === 'default' ? '' : slot, description: text })),
          css: { parts: described(parts) },
          js: {
            properties: [
              ...[...attributes, ...settings].map(({ property, text, type }) => ({ name: property, description: text, type })),
              ...properties.map(({ name: property, text, type }) => ({ name: property, description: text, type })),
              ...methods.map(({ name: method, text, signature }) => ({ name: method, description: text, type: signature })),
              { name: 'ready', description: 'resolves when the element has rendered', type: 'Promise<void>', 'read-only': true },
            ],
            events: events.map((event) => ({ name: event.name, description: describeEvent(event), type: `CustomEvent<${event.detail}>` })),
          },
        })),
      },
      css: { properties: customProperties.map(({ name: property, text }) => ({ name: property, description: text })) },
    },
  }
}
