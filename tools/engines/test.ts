import { gatewayContent } from '../../demo/gateway-content.ts'
import { EngineError } from '../../gateway/adapter.ts'
import { createGateway } from '../../gateway/gateway.ts'
import { listen } from '../../server/app/listen.ts'
import { runContract } from '../contract/main.ts'
import { openEmptyDb } from '../samples/database.ts'
import { stop } from './processes.ts'
import { findSample } from './samples.ts'

const account = { email: 'contract-test@example.com', password: 'correct horse battery' }
const person = { ...account, name: 'Contract', surname: 'Test', phone: '+37061234567' }

/** `npm run test:engines -- medusa`: the contract of the gateway in front of a live engine, by default Vendure. It places orders there. */
async function main(): Promise<number> {
  const [name, ...contractArgs] = process.argv.slice(2)
  const sample = findSample(name)
  await sample.start()
  const adapter = sample.adapter()
  await adapter.signUp(person, 'en').catch((error: unknown) => {
    const isKnown = error instanceof EngineError && error.reason === 'EmailTaken'
    if (!isKnown) throw error
  })
  const gateway = await createGateway({
    content: gatewayContent,
    db: await openEmptyDb(),
    adapter,
    engineUrl: sample.url,
    allowedOrigins: ['https://pages.example'],
    log: console.log,
  })
  const site = await listen(0, 'PORT', gateway.fetch)
  try {
    const login = `${account.email}:${account.password}`
    const args = ['--base-url', `http://localhost:${site.port}`, '--login', login, '--origin', 'https://pages.example', ...contractArgs]
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
