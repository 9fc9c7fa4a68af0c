import { describe, expect, test } from 'vitest'
import { addLine, emptyCart } from '../../../src/domain/cart/cart.ts'
import {
  assignedPieces,
  assignPieces,
  chooseCountry,
  chooseMethod,
  commonDeliveryDate,
  deliversTo,
  deliveryKind,
  isCompleteAddress,
  isFullyAssigned,
  setAddressCount,
  setDeliveryDate,
} from '../../../src/domain/cart/delivery.ts'
import { addressesOf, deliveryAddress, deliveryOptions, withoutContact } from '../../../src/domain/cart/delivery-options.ts'
import { deliveryOption, type SavedAddress, savedAddress } from '../../../src/model/account/address.ts'
import { type Cart, cart as cartSchema } from '../../../src/model/cart/cart.ts'

const two: Cart = addLine(addLine(emptyCart('c', 0), { id: '1', code: 'MUG' }, 5, 'mug'), { id: '2', code: 'PEN' }, 2, 'pen')
const courier = { id: 'courier', type: 'courier', title: 'Courier', deliveryPreference: 'door' }
const omniva = { id: '3', type: 'omniva', title: 'Omniva', countries: ['LT', 'LV'] }
const home: SavedAddress = { _id: 'home', title: 'Home', country: 'LT', city: 'Vilnius', address: 'Beržų g. 14', postcode: '03100' }
const work: SavedAddress = { ...home, _id: 'work', title: 'Work', name: 'Jonas', comment: 'Ring twice' }
const ona = { name: 'Ona', surname: 'Petraitė', phone: '+37061234567', email: 'ona@example.com' }

test('CART-22 lpexpress, omniva, dpdpickup and venipak need a parcel terminal, a salon a shop, anything else an address', () => {
  expect(['lpexpress', 'omniva', 'dpdpickup', 'venipak'].map(deliveryKind)).toEqual(Array(4).fill('terminal'))
  expect(deliveryKind('salon')).toBe('salon')
  expect(['courier', 'post', 'constructor', undefined].map(deliveryKind)).toEqual(Array(4).fill('address'))
})

test('CART-19 the address mode of a cart is multiple or single', () => {
  for (const shippingAddressCount of ['multiple', 'single'])
    expect(cartSchema.safeParse({ ...two, shippingAddressCount }).success).toBe(true)
  for (const shippingAddressCount of ['both', '', 2]) expect(cartSchema.safeParse({ ...two, shippingAddressCount }).success).toBe(false)
})

test('ENT-15 a saved address has an id, a title, a place and a person', () => {
  const whole = { ...home, ...ona, comment: 'Second floor' }
  expect(savedAddress.parse(whole)).toEqual(whole)
  expect(savedAddress.parse({ _id: 7 })).toEqual({ _id: '7' })
  expect(savedAddress.safeParse({ title: 'Home' }).success).toBe(false)
})

describe('selection', () => {
  test('a shipping method sets its type and clears the selections of the previous method', () => {
    const chosen = chooseMethod({ ...two, terminalId: 't1', shippingSalon: 's1' }, courier)
    expect(chosen).toMatchObject({ shippingMethodId: 'courier', shippingMethodType: 'courier', deliveryPreference: 'door' })
    expect([chosen.terminalId, chosen.shippingSalon]).toEqual([undefined, undefined])
    expect(chooseMethod(chosen, courier)).toBe(chosen)
  })

  test('a country the shipping method does not serve clears the method', () => {
    const chosen = chooseMethod(two, omniva)
    expect(chooseCountry(chosen, 'LV', [courier, omniva])).toMatchObject({ shippingMethodId: '3', deliveryCountry: 'LV' })
    expect(chooseCountry(chosen, 'FI', [courier, omniva]).shippingMethodId).toBeUndefined()
    expect([deliversTo(courier, 'FI'), deliversTo(omniva, undefined), deliversTo(omniva, 'FI')]).toEqual([true, true, false])
  })

  test('a delivery date applies to all lines; different dates have no common one', () => {
    const wanted = setDeliveryDate(two, '2027-01-31')
    expect(wanted.products.map(({ deliveryDate }) => deliveryDate)).toEqual(['2027-01-31', '2027-01-31'])
    expect(commonDeliveryDate(wanted)).toBe('2027-01-31')
    const later = wanted.products.map((line, index) => (index ? { ...line, deliveryDate: '2027-02-01' } : line))
    expect(commonDeliveryDate({ ...wanted, products: later })).toBeUndefined()
    expect(commonDeliveryDate(setDeliveryDate(wanted, ''))).toBeUndefined()
  })
})

describe('multiple addresses', () => {
  const spread = setAddressCount({ ...chooseMethod(two, courier), address: ona }, 'multiple', 'home')

  test('CART-20 distributes the pieces of a line among delivery options', () => {
    expect(spread.products.map((line) => line.quantitiesPerDeliveryOption)).toEqual([
      [{ guid: 'home', quantity: 5 }],
      [{ guid: 'home', quantity: 2 }],
    ])
    const sent = assignPieces(assignPieces(spread, 'mug', 'work', 3), 'mug', 'home', 2)
    expect(sent.products[0]?.quantitiesPerDeliveryOption).toEqual([
      { guid: 'work', quantity: 3 },
      { guid: 'home', quantity: 2 },
    ])
    expect(sent.products.map((line) => assignedPieces(line, 'work'))).toEqual([3, 0])
    expect(assignPieces(sent, 'mug', 'work', 0).products[0]?.quantitiesPerDeliveryOption).toEqual([{ guid: 'home', quantity: 2 }])
  })

  test('assigned pieces must equal the line quantity', () => {
    expect(spread.products.every(isFullyAssigned)).toBe(true)
    for (const pieces of [1, 4, 6]) expect(assignPieces(spread, 'mug', 'home', pieces).products.map(isFullyAssigned)).toEqual([false, true])
  })

  test('switching back to one address removes the assigned pieces', () => {
    const whole = setAddressCount(spread, 'single')
    expect(whole.shippingAddressCount).toBe('single')
    expect(whole.products.some((line) => 'quantitiesPerDeliveryOption' in line)).toBe(false)
  })

  test('ENT-14 each address with assigned pieces has a delivery option', () => {
    const options = deliveryOptions(assignPieces(assignPieces(spread, 'mug', 'work', 3), 'mug', 'home', 2), [home, work, { _id: 'none' }])
    expect(options?.map(({ guid }) => guid)).toEqual(['home', 'work'])
    for (const option of options ?? []) expect(deliveryOption.safeParse(option).success).toBe(true)
    expect(options?.[1]).toEqual({
      deliveryPreference: 'door',
      id: 'courier',
      type: 'courier',
      guid: 'work',
      address: {
        title: 'Work',
        country: 'LT',
        city: 'Vilnius',
        address: 'Beržų g. 14',
        code: '03100',
        name: 'Jonas',
        surname: 'Petraitė',
        email: 'ona@example.com',
        phone: '+37061234567',
        comment: 'Ring twice',
      },
    })
  })
})

describe('delivery options', () => {
  test('CART-21 the code of an address is its postcode', () => {
    expect(deliveryAddress(home)).toMatchObject({ code: '03100', city: 'Vilnius' })
    expect(deliveryAddress(home)).not.toHaveProperty('postcode')
    expect(deliveryAddress(home)).not.toHaveProperty('_id')
  })

  test('no options without a shipping method; a terminal option has its id, a shop option does not', () => {
    expect(deliveryOptions(two, [home])).toBeUndefined()
    const terminal = { ...chooseMethod(two, omniva), terminalId: 't1' }
    expect(JSON.parse(JSON.stringify(deliveryOptions(terminal, [home])))).toEqual([{ id: '3', type: 'omniva', terminalId: 't1' }])
    const salon = { ...chooseMethod(two, { id: 's', type: 'salon', title: 'Shop' }), shippingSalon: 'vilnius' }
    expect(JSON.parse(JSON.stringify(deliveryOptions(salon, [home])))).toEqual([{ id: 's', type: 'salon' }])
  })

  test('a single delivery uses the selected address', () => {
    const chosen = { ...chooseMethod(two, courier), shippingAddressGuid: 'work' }
    expect(addressesOf(chosen, [home, work])).toEqual([work])
    expect(deliveryOptions(chosen, [home, work])).toMatchObject([{ guid: 'work', address: { title: 'Work' } }])
    expect(deliveryOptions({ ...chosen, shippingAddressGuid: 'gone' }, [home, work])).toMatchObject([{ id: 'courier' }])
  })

  test('a price request has the location of an address but no personal data', () => {
    expect(withoutContact({ ...work, ...ona })).toEqual({ _id: 'work', country: 'LT', city: 'Vilnius', postcode: '03100' })
  })

  test('an address is complete with country, city, street and postcode', () => {
    expect(isCompleteAddress(home)).toBe(true)
    for (const part of ['country', 'city', 'address', 'postcode']) expect(isCompleteAddress({ ...home, [part]: ' ' })).toBe(false)
  })
})
