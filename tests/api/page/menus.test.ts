import { expect, test } from 'vitest'
import { getMenu } from '../../../src/api/menus.ts'
import { menuTypes } from '../../../src/model/page/menu.ts'
import { openReadShop } from '../../server/shop.ts'
import { connect, shop } from '../connect.ts'

test('CALL-33 requests a menu by type and lang; the menu has type and nodes', async () => {
  const wire = await connect(openReadShop)
  for (const type of menuTypes) {
    const { type: answered, nodes } = await getMenu(shop, type, 'lt')
    expect(wire.last()).toMatchObject({ method: 'GET', path: `/api/menus/${type}` })
    expect([...wire.last().query]).toEqual([['lang', 'lt']])
    expect(answered).toBe(type)
    expect(nodes.length).toBeGreaterThan(0)
  }
})
