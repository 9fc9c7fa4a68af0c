// `medusa exec` runs this in the folder that has Medusa's packages: fills an empty Medusa with a small shop, and writes what its Store
// API is asked with to sample.json.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const load = createRequire(join(process.cwd(), 'package.json'))
const flows = load('@medusajs/medusa/core-flows')
const { ContainerRegistrationKeys, Modules } = load('@medusajs/framework/utils')

const vatRates = { lt: 21, lv: 21, ee: 24 }
const countries = Object.keys(vatRates)
const wood = { material: ['Oak', 'Birch'], options: { Color: ['Brown', 'White'] } }
const metal = { material: ['Steel', 'Brass'], options: { Color: ['Black', 'Silver'] } }
const cloth = { material: ['Linen', 'Wool'], options: { Color: ['Navy', 'Olive', 'Beige'], Size: ['S', 'M', 'L'] } }
const glass = { material: ['Glass', 'Stoneware'], options: { Size: ['Small', 'Large'] } }

/** Departments, their categories, and the products in them with the price of the first. */
const departments = {
  Kitchen: {
    Pans: { kind: metal, price: 34.9, titles: ['Frying pan', 'Saucepan', 'Stockpot', 'Griddle', 'Wok', 'Milk pan'] },
    Boards: {
      kind: wood,
      price: 18.5,
      titles: ['Chopping board', 'Bread board', 'Serving tray', 'Rolling pin', 'Spoon set', 'Salad bowl'],
    },
    Tableware: { kind: glass, price: 7.9, titles: ['Dinner plate', 'Soup bowl', 'Mug', 'Carafe', 'Tumbler', 'Teapot'] },
  },
  Home: {
    Lamps: { kind: metal, price: 59, titles: ['Desk lamp', 'Floor lamp', 'Pendant', 'Wall light', 'Reading lamp', 'Lantern'] },
    Textiles: { kind: cloth, price: 24, titles: ['Blanket', 'Cushion', 'Tablecloth', 'Apron', 'Bath towel', 'Curtain'] },
    Furniture: { kind: wood, price: 129, titles: ['Stool', 'Side table', 'Bookshelf', 'Bench', 'Coat rack', 'Nightstand'] },
  },
  Outdoors: {
    Clothing: { kind: cloth, price: 45, titles: ['Work jacket', 'Rain coat', 'Hiking shirt', 'Beanie', 'Scarf', 'Gloves'] },
    Garden: { kind: metal, price: 16, titles: ['Trowel', 'Watering can', 'Rake', 'Pruning shears', 'Hand fork', 'Bucket'] },
    Bottles: { kind: glass, price: 12, titles: ['Water bottle', 'Flask', 'Lunch jar', 'Thermos', 'Travel mug', 'Canteen'] },
  },
}

const slug = (text) => text.toLowerCase().replaceAll(' ', '-')

/** Every combination of the values of the options. */
const combinations = (options) =>
  Object.entries(options).reduce(
    (found, [title, values]) => found.flatMap((chosen) => values.map((value) => ({ ...chosen, [title]: value }))),
    [{}],
  )

const toProduct = (title, index, { kind, price, category, channel, profile }) => ({
  title,
  handle: slug(title),
  description: `A ${title.toLowerCase()} of ${kind.material[index % 2].toLowerCase()}, made to last.`,
  status: 'published',
  material: kind.material[index % 2],
  category_ids: [category],
  shipping_profile_id: profile,
  sales_channels: [{ id: channel }],
  options: Object.entries(kind.options).map(([name, values]) => ({ title: name, values })),
  variants: combinations(kind.options).map((options, step) => ({
    title: Object.values(options).join(' / '),
    sku: [title, ...Object.values(options)].map((part) => slug(part).toUpperCase()).join('-'),
    options,
    manage_inventory: true,
    prices: [{ currency_code: 'eur', amount: Math.round((price * (1 + index / 5) + 2 * step) * 100) / 100 }],
  })),
})

export default async function fill({ container }) {
  const run = async (name, input) => (await flows[name](container).run({ input })).result
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const link = container.resolve(ContainerRegistrationKeys.LINK)

  const [channel] = await run('createSalesChannelsWorkflow', { salesChannelsData: [{ name: 'Web shop' }] })
  const [key] = await run('createApiKeysWorkflow', { api_keys: [{ title: 'Web shop', type: 'publishable', created_by: '' }] })
  await run('linkSalesChannelsToApiKeyWorkflow', { id: key.id, add: [channel.id] })
  const [region] = await run('createRegionsWorkflow', {
    regions: [{ name: 'Baltics', currency_code: 'eur', countries, payment_providers: ['pp_system_default'], is_tax_inclusive: true }],
  })
  await run(
    'createTaxRegionsWorkflow',
    countries.map((country) => ({
      country_code: country,
      provider_id: 'tp_system',
      default_tax_rate: { rate: vatRates[country], code: `vat-${country}`, name: 'VAT' },
    })),
  )

  const [location] = await run('createStockLocationsWorkflow', {
    locations: [{ name: 'Warehouse', address: { city: 'Vilnius', country_code: 'LT', address_1: '' } }],
  })
  await run('linkSalesChannelsToStockLocationWorkflow', { id: location.id, add: [channel.id] })
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' },
  })
  const {
    data: [profile],
  } = await query.graph({ entity: 'shipping_profile', fields: ['id'] })
  const deliveries = await container.resolve(Modules.FULFILLMENT).createFulfillmentSets({
    name: 'Delivery',
    type: 'shipping',
    service_zones: [{ name: 'Baltics', geo_zones: countries.map((country) => ({ country_code: country, type: 'country' })) }],
  })
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_set_id: deliveries.id },
  })
  const option = (name, code, amount) => ({
    name,
    price_type: 'flat',
    provider_id: 'manual_manual',
    service_zone_id: deliveries.service_zones[0].id,
    shipping_profile_id: profile.id,
    type: { label: name, description: '', code },
    prices: [{ currency_code: 'eur', amount }],
    rules: [
      { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
      { attribute: 'is_return', value: 'false', operator: 'eq' },
    ],
  })
  await run('createShippingOptionsWorkflow', [option('Courier', 'courier', 4.9), option('Express', 'express', 9.9)])

  const products = []
  for (const [department, categories] of Object.entries(departments)) {
    const [parent] = await run('createProductCategoriesWorkflow', {
      product_categories: [{ name: department, handle: slug(department), is_active: true }],
    })
    const below = await run('createProductCategoriesWorkflow', {
      product_categories: Object.keys(categories).map((name) => ({
        ...{ name, handle: slug(name), is_active: true, parent_category_id: parent.id },
      })),
    })
    for (const { name, id } of below) {
      const { titles, kind, price } = categories[name]
      const place = { kind, price, category: id, channel: channel.id, profile: profile.id }
      products.push(...titles.map((title, index) => toProduct(title, index, place)))
    }
  }
  await run('createProductsWorkflow', { products })
  const { data: items } = await query.graph({ entity: 'inventory_item', fields: ['id'] })
  await run('createInventoryLevelsWorkflow', {
    inventory_levels: items.map(({ id }) => ({ inventory_item_id: id, location_id: location.id, stocked_quantity: 1000 })),
  })
  await run('createPromotionsWorkflow', {
    promotionsData: [
      {
        ...{ code: 'TENTH', type: 'standard', status: 'active', is_automatic: false },
        application_method: { type: 'percentage', target_type: 'items', allocation: 'across', value: 10 },
      },
    ],
  })
  writeFileSync('sample.json', JSON.stringify({ key: key.token, region: region.id }))
}
