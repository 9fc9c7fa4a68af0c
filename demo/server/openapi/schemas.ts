import * as z from 'zod/mini'
import { maxQuantity, minQuantity } from '../../../src/domain/constants.ts'
import { attribute, attributeValue } from '../../../src/model/attribute.ts'
import { block } from '../../../src/model/block.ts'
import { cart, quantity, storedCart } from '../../../src/model/cart.ts'
import { cartToSave } from '../../../src/model/cart-to-save.ts'
import { category } from '../../../src/model/category.ts'
import { configuration } from '../../../src/model/configuration.ts'
import { countrySettings } from '../../../src/model/country.ts'
import { customerDetails } from '../../../src/model/customer.ts'
import { storedDocument } from '../../../src/model/document.ts'
import { exportRow } from '../../../src/model/export-row.ts'
import { filter } from '../../../src/model/filter.ts'
import { formDefinition, formElement } from '../../../src/model/form-definition.ts'
import { formRequest } from '../../../src/model/form-request.ts'
import { loginRequest } from '../../../src/model/login-request.ts'
import { loyaltyProgram } from '../../../src/model/loyalty-program.ts'
import { manifest } from '../../../src/model/manifest.ts'
import { marketingCart } from '../../../src/model/marketing-cart.ts'
import { menu, menuNode } from '../../../src/model/menu.ts'
import { missingTranslation } from '../../../src/model/missing-translation.ts'
import { newsItem } from '../../../src/model/news.ts'
import { newsletterSubscription } from '../../../src/model/newsletter.ts'
import { offerRequest } from '../../../src/model/offer-request.ts'
import { order, orderProduct } from '../../../src/model/order.ts'
import { orderRequest } from '../../../src/model/order-request.ts'
import { orderStatuses } from '../../../src/model/order-status.ts'
import { passwordPolicy } from '../../../src/model/password-policy.ts'
import { paymentMethod } from '../../../src/model/payment-method.ts'
import { priceRequest } from '../../../src/model/price-request.ts'
import { pricing } from '../../../src/model/pricing.ts'
import { product } from '../../../src/model/product.ts'
import { productReturn, returnCode, returnRequest } from '../../../src/model/product-return.ts'
import { quantityDatePrice } from '../../../src/model/quantity-date-price.ts'
import { registration } from '../../../src/model/registration.ts'
import { route } from '../../../src/model/route.ts'
import { salon } from '../../../src/model/salon.ts'
import { shippingMethod, terminal } from '../../../src/model/shipping-method.ts'
import { socialCode } from '../../../src/model/social-code.ts'
import { translations } from '../../../src/model/translation.ts'
import { variant } from '../../../src/model/variant.ts'
import { wishlist, wishlistAnswer } from '../../../src/model/wishlist.ts'

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
  Menu: menu,
  MenuNode: menuNode,
  Translations: translations,
  MissingTranslation: missingTranslation,
  CustomerDetails: customerDetails,
  LoginRequest: loginRequest,
  Registration: registration,
  PasswordPolicy: passwordPolicy,
  Cart: cart,
  StoredCart: storedCart,
  CartToSave: cartToSave,
  PriceRequest: priceRequest,
  Pricing: pricing,
  ShippingMethod: shippingMethod,
  Terminal: terminal,
  Salon: salon,
  PaymentMethod: paymentMethod,
  Order: order,
  OrderProduct: orderProduct,
  OrderRequest: orderRequest,
  OrderStatuses: orderStatuses,
  OfferRequest: offerRequest,
  FormDefinition: formDefinition,
  FormElement: formElement,
  FormRequest: formRequest,
  SocialCode: socialCode,
  StoredDocument: storedDocument,
  NewsletterSubscription: newsletterSubscription,
  Wishlist: wishlist,
  WishlistAnswer: wishlistAnswer,
  ReturnCode: returnCode,
  ProductReturn: productReturn,
  ReturnRequest: returnRequest,
  LoyaltyProgram: loyaltyProgram,
  ExportRow: exportRow,
  MarketingCart: marketingCart,
  Route: route,
  Block: block,
  NewsItem: newsItem,
  WebAppManifest: manifest,
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
  ShippingMethod: { terminals: listOf('Terminal') },
  FormDefinition: { elements: listOf('FormElement') },
  Order: { products: listOf('OrderProduct') },
  Route: { blocks: listOf('Block') },
  Menu: { nodes: listOf('MenuNode') },
  MenuNode: {
    nodes: listOf('MenuNode'),
    submenuTiles: { anyOf: [listOf('MenuNode'), { type: 'boolean' }] },
    bottomItem: { anyOf: [refTo('MenuNode'), { type: 'boolean' }] },
  },
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
