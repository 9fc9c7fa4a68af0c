import { listen } from '../../demo/server/app/listen.ts'
import { openDb } from '../../demo/server/db/db.ts'
import { createVendure } from '../../gateway/engines/vendure/vendure.ts'
import { createGateway } from '../../gateway/gateway.ts'
import { runContract } from '../contract/main.ts'
import { api, startVendure, stop } from './vendure.ts'

const account = { email: 'contract-test@example.com', password: 'correct horse battery' }

/** `npm run test:engines`: the contract of the gateway in front of a live Vendure. It places an order there. */
async function main(): Promise<number> {
  await startVendure()
  const adapter = createVendure({ url: api })
  await adapter.signUp({ ...account, name: 'Contract', surname: 'Test', phone: '+37061234567' }, 'en')
  const gateway = await createGateway({ db: await openDb({}), adapter, engineUrl: api, allowedOrigins: ['https://pages.example'] })
  const site = await listen(0, 'PORT', gateway.fetch)
  try {
    const login = `${account.email}:${account.password}`
    const args = ['--base-url', `http://localhost:${site.port}`, '--login', login, '--origin', 'https://pages.example']
    return await runContract(args, console.log)
  } finally {
    await site.close()
    await gateway.close()
  }
}

main().then(stop, (error: Error) => {
  console.error(error.message)
  stop(1)
})
