import { expect, test } from 'vitest'
import { checkServer } from '../../../scripts/contract/check-server.ts'
import { serve } from '../contract/serve.ts'
import { account, addAccount, openGateway } from './open-gateway.ts'

/** What the engine has a part in; the rest is the code of the reference server. */
const engineSubjects = ['catalogue', 'products', 'search', 'cart', 'checkout', 'account']
/** Capabilities that the sample of the engine has no data for. */
const withoutData = ['splitting', 'related']

test('the gateway keeps the contract in front of a recorded Vendure', async () => {
  const opened = await openGateway()
  addAccount(opened)
  const { url, close } = await serve(opened.gateway)
  try {
    const report = await checkServer({ baseUrl: url, login: account, only: engineSubjects })
    const capabilities = report.subjects.flatMap((subject) => subject.capabilities)
    expect(capabilities.flatMap(({ id, failures }) => (withoutData.includes(id) ? [] : failures))).toEqual([])
    expect(capabilities.filter(({ support }) => support === 'yes').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['lists', 'filters', 'product', 'variants', 'prices', 'codes', 'methods', 'orders', 'login', 'order-history']),
    )
  } finally {
    await close()
  }
}, 60_000)
