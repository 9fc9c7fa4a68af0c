import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addLine, emptyCart, removeLine, setLineQuantity } from '../../../src/domain/cart/cart.ts'
import { mergeTabs, type SharedCarts, stampChanges } from '../../../src/domain/cart/cart-tabs.ts'
import { activate, type Carts, clearCart, replaceCart, startCart } from '../../../src/domain/cart/carts.ts'
import type { Cart } from '../../../src/model/cart/cart.ts'

const now = Date.UTC(2026, 0, 1)
const start: SharedCarts = { carts: [emptyCart('c', now)], touched: {} }
const edit = (state: SharedCarts, at: number, change: (cart: Cart) => Cart): SharedCarts => {
  const [cart] = state.carts
  return cart ? stampChanges(state, replaceCart(state.carts, change(cart)), now + at) : state
}
const add = (state: SharedCarts, at: number, code: string, guid = code) =>
  edit(state, at, (cart) => addLine(cart, { id: code, code }, 1, guid))
const remove = (state: SharedCarts, at: number, guid: string) => edit(state, at, (cart) => removeLine(cart, guid))
const amounts = ({ carts }: SharedCarts) =>
  carts.map(({ products }) => Object.fromEntries(products.map(({ guid, quantity }) => [guid, quantity])))

describe('two tabs', () => {
  test('CART-12 R24 lines added in both tabs at the same time survive', () => {
    expect(amounts(mergeTabs(add(start, 1, 'a'), add(start, 1, 'b')))).toEqual([expect.objectContaining({ a: 1, b: 1 })])
  })

  test('R24 a product added in both tabs keeps both lines', () => {
    expect(amounts(mergeTabs(add(start, 1, 'a', 'one'), add(start, 1, 'a', 'two')))).toEqual([{ one: 1, two: 1 }])
  })

  test('a line removed in one tab stays removed', () => {
    const both = add(add(start, 1, 'a'), 2, 'b')
    expect(amounts(mergeTabs(remove(both, 3, 'a'), both))).toEqual([{ b: 1 }])
    expect(amounts(mergeTabs(both, remove(both, 3, 'a')))).toEqual([{ b: 1 }])
  })

  test('a line changed after its removal in another tab stays', () => {
    const both = add(start, 1, 'a')
    const changed = edit(both, 5, (cart) => setLineQuantity(cart, 'a', 3))
    expect(amounts(mergeTabs(remove(both, 3, 'a'), changed))).toEqual([{ a: 3 }])
  })

  test('the later quantity wins; on a tie, the larger one', () => {
    const both = add(start, 1, 'a')
    const to = (quantity: number, at: number) => edit(both, at, (cart) => setLineQuantity(cart, 'a', quantity))
    expect(amounts(mergeTabs(to(9, 3), to(2, 4)))).toEqual([{ a: 2 }])
    expect(amounts(mergeTabs(to(2, 3), to(9, 3)))).toEqual([{ a: 9 }])
    expect(amounts(mergeTabs(to(10, 3), to(9, 3)))).toEqual([{ a: 10 }])
  })

  test('a cleared cart stays cleared unless a tab adds a line later', () => {
    const filled = add(start, 1, 'a')
    const cleared = stampChanges(filled, clearCart(filled.carts, 'c', 'new', now), now + 3)
    expect(amounts(mergeTabs(cleared, filled))).toEqual([{}])
    const guids = mergeTabs(cleared, add(filled, 5, 'b')).carts.map(({ guid }) => guid)
    expect(guids).toContain('c')
  })

  test('the last selection of the active cart wins', () => {
    const two = stampChanges(add(start, 1, 'a'), startCart(add(start, 1, 'a').carts, 'd', now), now + 2)
    const filled = edit(two, 3, (cart) => addLine(cart, { id: 'x', code: 'x' }, 1, 'x'))
    const chosen = stampChanges(filled, activate(filled.carts, 'c'), now + 4)
    expect(mergeTabs(chosen, filled).carts[0]?.guid).toBe('c')
    expect(mergeTabs(filled, chosen).carts[0]?.guid).toBe('c')
  })

  test('empty carts of two tabs opened at the same time become one', () => {
    const other: SharedCarts = { carts: [emptyCart('b', now)], touched: {} }
    expect(mergeTabs(start, other).carts.map(({ guid }) => guid)).toEqual(['b'])
    expect(mergeTabs(other, start).carts.map(({ guid }) => guid)).toEqual(['b'])
  })

  test('removals expire after a day', () => {
    const later = add(remove(add(start, 1, 'a'), 2, 'a'), 24 * 60 * 60 * 1000 + 3, 'b')
    expect(Object.keys(later.touched)).not.toContain('a')
  })
})

describe('any number of tabs in any order', () => {
  type Step = { kind: 'add' | 'remove' | 'set' | 'clear' | 'begin'; code: string; quantity: number; at: number }
  const step: fc.Arbitrary<Step> = fc.record({
    kind: fc.constantFrom('add', 'add', 'add', 'remove', 'set', 'clear', 'begin'),
    code: fc.constantFrom('a', 'b', 'e', 'f'),
    quantity: fc.integer({ min: 1, max: 5 }),
    at: fc.nat({ max: 20 }),
  })

  const taken = (carts: Carts, { kind, code, quantity, at }: Step, tab: string): Carts => {
    const [active] = carts
    if (!active) return carts
    if (kind === 'clear') return clearCart(carts, active.guid, `${tab}${at}`, now)
    if (kind === 'begin') return startCart(carts, `${tab}-${at}`, now)
    const line = active.products.find((one) => one.code === code)
    if (kind === 'add') return replaceCart(carts, addLine(active, { id: code, code }, quantity, `${tab}-${code}-${at}`))
    if (!line) return carts
    return replaceCart(carts, kind === 'remove' ? removeLine(active, line.guid) : setLineQuantity(active, line.guid, quantity))
  }
  const run = (steps: Step[], tab: string): SharedCarts =>
    steps.reduce((state, one) => stampChanges(state, taken(state.carts, one, tab), now + one.at), start)
  const tab = (name: string) => fc.array(step, { maxLength: 8 }).map((steps) => run(steps, name))

  test('CART-12 merging is commutative', () => {
    fc.assert(
      fc.property(tab('x'), tab('y'), (x, y) => {
        expect(mergeTabs(x, y)).toEqual(mergeTabs(y, x))
      }),
    )
  })

  /** contents of the carts, ignoring order */
  const contents = ({ carts, touched }: SharedCarts) => ({
    carts: Object.fromEntries(
      carts.map(({ guid, products, ...fields }) => [
        guid,
        { ...fields, lines: Object.fromEntries(products.map((line) => [line.guid, line])) },
      ]),
    ),
    touched,
  })

  test('CART-12 merging is idempotent', () => {
    fc.assert(
      fc.property(tab('x'), tab('y'), (x, y) => {
        const merged = mergeTabs(x, y)
        expect(mergeTabs(merged, merged)).toEqual(merged)
        expect(contents(mergeTabs(merged, x))).toEqual(contents(merged))
        expect(contents(mergeTabs(y, merged))).toEqual(contents(merged))
      }),
    )
  })

  test('CART-12 three tabs exchanging changes converge to the same carts', () => {
    const order = fc.array(fc.constantFrom([0, 1], [1, 2], [2, 0], [1, 0], [2, 1], [0, 2]), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(fc.tuple(tab('x'), tab('y'), tab('z')), order, (tabs, pairs) => {
        const known: SharedCarts[] = [...tabs]
        const tell = (from: number, to: number) => {
          const [heard, own] = [known[from], known[to]]
          if (heard && own) known[to] = mergeTabs(own, heard)
        }
        for (const [from = 0, to = 0] of pairs) tell(from, to)
        for (let round = 0; round < 3; round += 1)
          for (const [from, to] of [
            [0, 1],
            [1, 2],
            [2, 0],
          ] as const)
            tell(from, to)
        expect(known[1]).toEqual(known[0])
        expect(known[2]).toEqual(known[0])
      }),
    )
  })

  test('R24 a line that no tab removed is never lost', () => {
    fc.assert(
      fc.property(tab('x'), tab('y'), (x, y) => {
        const present = (state: SharedCarts) => new Set(state.carts.flatMap(({ products }) => products.map(({ guid }) => guid)))
        const merged = present(mergeTabs(x, y))
        for (const [mine, other] of [
          [x, y],
          [y, x],
        ] as const)
          for (const guid of present(mine)) {
            const cart = mine.carts.find(({ products }) => products.some((line) => line.guid === guid))
            const isUnknownThere = !Object.hasOwn(other.touched, guid) && !Object.hasOwn(other.touched, cart?.guid ?? '')
            if (isUnknownThere) expect(merged).toContain(guid)
          }
      }),
    )
  })
})
