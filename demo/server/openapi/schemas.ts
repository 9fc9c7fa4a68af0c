import * as z from 'zod/mini'
import { maxQuantity, minQuantity } from '../../../src/domain/constants.ts'
import { attribute, attributeValue } from '../../../src/model/attribute.ts'
import { cart, quantity, storedCart } from '../../../src/model/cart.ts'
import { cartToSave } from '../../../src/model/cart-to-save.ts'
import { category } from '../../../src/model/category.ts'
import { configuration } from '../../../src/model/configuration.ts'
import { countrySettings } from '../../../src/model/country.ts'
import { filter } from '../../../src/model/filter.ts'
import { missingTranslation } from '../../../src/model/missing-translation.ts'
import { priceRequest } from '../../../src/model/price-request.ts'
import { pricing } from '../../../src/model/pricing.ts'
import { product } from '../../../src/model/product.ts'
import { quantityDatePrice } from '../../../src/model/quantity-date-price.ts'
import { translations } from '../../../src/model/translation.ts'
import { variant } from '../../../src/model/variant.ts'

/** Entities of the document by name; those named inside others become references. */
const entities = {
  Product: product,
  Variant: variant,
  Attribute: attribute,
  AttributeValue: attributeValue,
  Category: category,
  Filter: filter,
  QuantityDatePrice: quantityDatePrice,
  Configuration: configuration,
  Country: countrySettings,
  Translations: translations,
  MissingTranslation: missingTranslation,
  Cart: cart,
  StoredCart: storedCart,
  CartToSave: cartToSave,
  PriceRequest: priceRequest,
  Pricing: pricing,
}

export type Entity = keyof typeof entities | 'Problem'
export type JsonSchema = Record<string, unknown>

export const refTo = (entity: Entity): JsonSchema => ({ $ref: `#/components/schemas/${entity}` })
export const listOf = (entity: Entity): JsonSchema => ({ type: 'array', items: refTo(entity) })

const problem: JsonSchema = {
  type: 'object',
  required: ['name', 'message'],
  properties: { name: { type: 'string' }, message: { type: 'string' } },
}

/** The schemas drop what does not fit from lists, which JSON Schema cannot say: their items are named here. */
const lists: Partial<Record<Entity, Record<string, JsonSchema>>> = {
  Product: { attributes: listOf('Attribute') },
  Variant: { attributes: listOf('Attribute') },
}

/** What a rule written in code means. */
const rules = z.registry<{ type: string; minimum: number; maximum: number }>()
rules.add(quantity, { type: 'integer', minimum: minQuantity, maximum: maxQuantity })

/** `components.schemas` of the document, written from the schemas that check the data. */
export function componentSchemas(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(entities)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    metadata: rules,
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
  })
  const written = Object.entries(schemas).map(([id, { $id: _id, $schema: _dialect, ...schema }]) => {
    const properties = { ...(schema.properties as JsonSchema), ...lists[id as Entity] }
    return [id, { ...schema, ...(schema.properties && { properties }) }]
  })
  return { ...Object.fromEntries(written), Problem: problem }
}
