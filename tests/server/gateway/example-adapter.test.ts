import { expect, test } from 'vitest'
import { gatewayContent } from '../../../demo/gateway-content.ts'
import { createExampleEngine } from '../../../docs/examples/engine-adapter.ts'
import { createGateway } from '../../../gateway/gateway.ts'
import { checkServer } from '../../../tools/contract/check-server.ts'
import { openEmptyDb } from '../../../tools/samples/database.ts'
import { serve } from '../contract/serve.ts'
import { bowl } from './example-shelf.ts'

test('the example adapter of the guide keeps what every shop needs of the contract, and counts stock', async () => {
  const adapter = createExampleEngine([1, 2, 3, 4, 5, 6].map(bowl))
  const login = { email: 'ann@example.com', password: 'correct horse 1' }
  await adapter.signUp({ ...login, name: 'Ann', surname: 'Example', phone: '+37061234567' }, 'en')
  const gateway = await createGateway({
    content: gatewayContent,
    db: await openEmptyDb(),
    adapter,
    engineUrl: 'http://engine.example',
  })
  const { url, close } = await serve(gateway)
  try {
    const only = ['lists', 'filters', 'categories', 'product', 'variants', 'prices', 'methods', 'orders', 'login', 'order-history']
    const report = await checkServer({ baseUrl: url, login, only })
    const capabilities = report.subjects.flatMap((subject) => subject.capabilities)
    expect(capabilities.flatMap(({ failures }) => failures)).toEqual([])
    expect(capabilities.map(({ support }) => support)).toEqual(only.map(() => 'yes'))
  } finally {
    await close()
    await gateway.close()
  }
}, 60_000)
