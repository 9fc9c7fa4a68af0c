import * as z from 'zod/mini'
import { maxQuantity, minQuantity } from '../../src/domain/constants.ts'
import { countrySettings } from '../../src/model/account/address.ts'
import { customerDetails } from '../../src/model/account/customer.ts'
import { exportRow } from '../../src/model/account/export-row.ts'
import { loyaltyProgram } from '../../src/model/account/loyalty-program.ts'
import { order, orderProduct, orderStatuses, placedOrder } from '../../src/model/account/order.ts'
import { productReturn, returnCode, returnRequest } from '../../src/model/account/product-return.ts'
import { configuration, passwordPolicy } from '../../src/model/app/configuration.ts'
import { manifest } from '../../src/model/app/manifest.ts'
import { missingTranslation } from '../../src/model/app/missing-translation.ts'
import { translations } from '../../src/model/app/translation.ts'
import { unknownValue } from '../../src/model/app/unknown-value.ts'
import { cart, quantity, storedCart } from '../../src/model/cart/cart.ts'
import { cartToSave, marketingCart, offerRequest } from '../../src/model/cart/cart-requests.ts'
import { priceRequest } from '../../src/model/cart/price-request.ts'
import { pricing } from '../../src/model/cart/pricing.ts'
import { paymentMethod, shippingMethod, terminal } from '../../src/model/checkout/checkout-methods.ts'
import { orderPayment } from '../../src/model/checkout/order-payment.ts'
import { orderRequest } from '../../src/model/checkout/order-request.ts'
import { formDefinition, formElement } from '../../src/model/forms/form-definition.ts'
import { formRequest, storedDocument } from '../../src/model/forms/form-request.ts'
import { category } from '../../src/model/listing/category.ts'
import { filter } from '../../src/model/listing/filter.ts'
import { salon } from '../../src/model/map/salon.ts'
import { block } from '../../src/model/page/block.ts'
import { menu, menuNode } from '../../src/model/page/menu.ts'
import { newsItem } from '../../src/model/page/news.ts'
import { newsletterSubscription } from '../../src/model/page/newsletter.ts'
import { route } from '../../src/model/page/route.ts'
import { attribute, attributeValue } from '../../src/model/product/attribute.ts'
import { product } from '../../src/model/product/product.ts'
import { quantityDatePrice, variant } from '../../src/model/product/variant.ts'
import { loginRequest, socialCode } from '../../src/model/session/login-requests.ts'
import { orderAccount, personRegistration, registration } from '../../src/model/session/registration.ts'
import { wishlist, wishlistResponse } from '../../src/model/wishlist/wishlist.ts'

/** The entities of the document by name. Entities inside others become references. */
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
  PersonRegistration: personRegistration,
  OrderAccount: orderAccount,
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
  PlacedOrder: placedOrder,
  OrderPayment: orderPayment,
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
  WishlistAnswer: wishlistResponse,
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
  UnknownName: unknownValue,
}

export type Entity = keyof typeof entities | 'Problem'
export type JsonSchema = Record<string, unknown>

export const refTo = (entity: Entity): JsonSchema => ({ $ref: `#/components/schemas/${entity}` })
export const arrayOf = (entity: Entity): JsonSchema => ({ type: 'array', items: refTo(entity) })

const problem: JsonSchema = {
  type: 'object',
  required: ['name', 'message'],
  properties: {
    name: { type: 'string' },
    message: { type: 'string' },
    field: { type: 'string', description: 'field of the form that is wrong' },
    text: { type: 'string', description: 'key of the interface text that says what is wrong with the field' },
    values: { type: 'object', description: 'values of the placeholders in `text`' },
  },
}

/** Lists whose schemas drop invalid items, which JSON Schema cannot express: their item schemas by field. */
const lists: Partial<Record<Entity, Record<string, JsonSchema>>> = {
  Product: { attributes: arrayOf('Attribute') },
  Variant: { attributes: arrayOf('Attribute') },
  ShippingMethod: { terminals: arrayOf('Terminal') },
  FormDefinition: { elements: arrayOf('FormElement') },
  Order: { products: arrayOf('OrderProduct') },
  PlacedOrder: { products: arrayOf('OrderProduct') },
  Route: { blocks: arrayOf('Block') },
  Menu: { nodes: arrayOf('MenuNode') },
  MenuNode: {
    nodes: arrayOf('MenuNode'),
    submenuTiles: { anyOf: [arrayOf('MenuNode'), { type: 'boolean' }] },
    bottomItem: { anyOf: [refTo('MenuNode'), { type: 'boolean' }] },
  },
}

/** JSON Schema equivalents of rules that are code. */
const rules = z.registry<{ type: string; minimum: number; maximum: number }>()
rules.add(quantity, { type: 'integer', minimum: minQuantity, maximum: maxQuantity })

/** Generates `components.schemas` of the document from the schemas that validate the data. */
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
