import type { Api } from '../contracts.ts'
import { attributeType } from './names.ts'

/** `llms.txt`: what a language model needs to write pages with the kit. */
export function llmsText({ elements, frame, settings, events, pageEvents, customProperties }: Api): string {
  const names = (members: readonly { name: string }[]) => members.map(({ name }) => name).join(', ')
  const isOfFrame = new Set(frame.map(({ name, text }) => `${name} ${text}`))
  return [
    '# shop-kit',
    '',
    '> Web components that put a real shop into any web page. One script defines all tags; each tag is set up by HTML attributes and',
    '> loads its own data.',
    '',
    '```html',
    '<script type="module" src="https://shop.example/kit/shop-kit.js"></script>',
    '<shop-config api-base="https://shop.example"></shop-config>',
    '<shop-product-list category="hand-tools" filters count></shop-product-list>',
    '<shop-side-cart auto-open></shop-side-cart>',
    '```',
    '',
    '- Write attributes in kebab-case. A boolean is on as a bare attribute, `on` or `true`, and off as `off` or `false`. Lists are separated by',
    '  spaces or commas.',
    '- Always write the end tag. Place `shop-config` once, before the other tags.',
    '- The property of an attribute has its name in camelCase. Events bubble, and cross shadow roots: listen on `document`.',
    '- Colours, fonts and corners: set `--shop-*` custom properties on `:root`. Everything else: `shop-product-list::part(card)`.',
    '- Never invent tags, attributes, events, slots or parts: the lists below are complete.',
    '',
    '## Documentation',
    '',
    '- [Elements](docs/elements.md): every attribute, property, method, event, slot and part with its meaning',
    '- [Embedding](docs/embedding.md): pages, settings, events, look, security policy',
    '- [Frameworks](docs/frameworks.md): types for React, Preact, Solid, Vue, Svelte and editors',
    '',
    '## Attributes of every tag',
    '',
    ...settings.map(({ name, text }) => `- \`${name}\`: ${text}`),
    '',
    '## Attributes of blocks',
    '',
    ...frame.map((attribute) => `- \`${attribute.name}\` (${attributeType(attribute)}): ${attribute.text}`),
    '',
    '## Tags',
    '',
    ...elements.flatMap(({ tag, notes, contract, attributes, properties, methods, events: own, slots, parts }) => [
      `### ${tag}`,
      '',
      `${notes.purpose}${contract.frame === 'block' ? ' A block.' : ''}`,
      '',
      ...attributes
        .filter(({ name, text }) => contract.frame !== 'block' || !isOfFrame.has(`${name} ${text}`))
        .map((attribute) => `- \`${attribute.name}\` (${attributeType(attribute)}): ${attribute.text}`),
      ...(properties.length ? [`- properties: ${names(properties)}`] : []),
      ...(methods.length ? [`- methods: ${names(methods)}`] : []),
      `- events: ${names(own)}`,
      ...(slots.length ? [`- slots: ${names(slots)}`] : []),
      ...(parts.length ? [`- parts: ${names(parts)}`] : []),
      '',
    ]),
    '## Events',
    '',
    ...events.map(({ name, text, cancelable, detail }) => `- \`${name}\` \`${detail}\`: ${text}${cancelable ? ' Cancelable.' : ''}`),
    ...pageEvents.map(({ name, text, detail }) => `- \`${name}\` \`${detail}\`, from the page to the kit: ${text}`),
    '',
    '## Custom properties',
    '',
    ...customProperties.map(({ name, text }) => `- \`${name}\`: ${text}`),
    '',
  ].join('\n')
}
