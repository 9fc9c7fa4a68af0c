import { expect, test } from 'vitest'
import type { Gateway } from '../../../gateway/gateway.ts'
import { checkServer } from '../../../tools/contract/check-server.ts'
import { serve } from '../contract/serve.ts'
import { account, addAccount, openGateway, openMedusaGateway } from './open-gateway.ts'

/** What the engine has a part in; the rest is the code of the reference server. */
const engineSubjects = ['catalogue', 'products', 'search', 'cart', 'checkout', 'account']
const needed = ['lists', 'filters', 'product', 'variants', 'prices', 'codes', 'methods', 'orders', 'login', 'order-history']

/** `withoutData`: the recorded products have none of it. */
async function expectContract(gateway: Gateway, { withoutData, more }: { withoutData: readonly string[]; more: readonly string[] }) {
  const { url, close } = await serve(gateway)
  try {
    const report = await checkServer({ baseUrl: url, login: account, only: engineSubjects })
    const capabilities = report.subjects.flatMap((subject) => subject.capabilities)
    expect(capabilities.flatMap(({ id, failures }) => (withoutData.includes(id) ? [] : failures))).toEqual([])
    expect(capabilities.filter(({ support }) => support === 'yes').map(({ id }) => id)).toEqual(
      expect.arrayContaining([...needed, ...more]),
    )
  } finally {
    await close()
  }
}

test('the gateway keeps the contract in front of a recorded Vendure', async () => {
  const opened = await openGateway()
  addAccount(opened)
  // no colours, which the attribute of the configuration splits by
  await expectContract(opened.gateway, { withoutData: ['splitting'], more: ['online-payment'] })
}, 60_000)

test('the gateway keeps the contract in front of a recorded Medusa', async () => {
  const { gateway, adapter } = await openMedusaGateway()
  await adapter.signUp({ ...account, name: 'Ann', surname: 'Example', phone: '+37061234567' }, 'en')
  await expectContract(gateway, { withoutData: [], more: ['splitting'] })
}, 60_000)
