import { choices, pages } from 'virtual:book-data'
import type { ArgTypes } from '@storybook/react-vite'
import type { AttributeDoc } from '../../tools/manifest/contracts.ts'
import { attributeGroup, groups } from './attribute-group.ts'

const control = { text: 'text', number: 'number', boolean: 'boolean', list: 'text', json: 'object', choice: 'select' } as const

/** Values to choose from, by attribute: those of the demo shop, and common ones of a free text. */
const known: Record<string, readonly string[] | undefined> = {
  category: choices.category,
  parent: choices.category,
  'link-category': choices.category,
  'product-list': choices.productList,
  'product-id': choices.productId,
  'form-id': choices.formId,
  'inquiry-form-id': choices.formId,
  city: choices.city,
  sort: choices.sort,
  'split-by': ['off', 'colour'],
  columns: ['1', '2', '3', '4', '1 2 3', '2 3 4', '2 3 5'],
  'page-sizes': ['none', '12,24,48', '20,40', '50,100,150'],
  'heading-size': ['20', '28', '40', '56'],
  height: ['320px', '420px', '60vh'],
  language: ['en', 'lt'],
}

function argType(attribute: AttributeDoc) {
  const options = attribute.choices ?? (attribute.kind === 'text' || attribute.kind === 'list' ? known[attribute.name] : undefined)
  return {
    control: options ? ('select' as const) : control[attribute.kind as keyof typeof control],
    ...(options && { options: [...options] }),
    description: attribute.text,
    table: {
      category: attributeGroup(attribute),
      type: { summary: attribute.choices?.map((choice) => choice || '""').join(' | ') ?? attribute.kind },
      ...(attribute.fallback !== undefined && { defaultValue: { summary: attribute.fallback } }),
    },
  }
}

/** The controls of a tag by attribute, in groups. None in the build for tests. */
export function controlsOf(tag: string): ArgTypes {
  const attributes = pages[tag]?.attributes ?? []
  const order = (attribute: AttributeDoc) => groups.indexOf(attributeGroup(attribute))
  return Object.fromEntries([...attributes].sort((a, b) => order(a) - order(b)).map((attribute) => [attribute.name, argType(attribute)]))
}
