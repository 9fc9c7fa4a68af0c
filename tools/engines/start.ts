import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { start, stop } from './processes.ts'
import { findSample } from './samples.ts'

/** `npm run start:vendure`, `start:medusa`: the engine with sample data, and the gateway in front. PORT and ENGINE_DIR: port and folder. */
async function main(): Promise<void> {
  const sample = findSample(process.argv[2])
  const { ended } = await sample.start()
  const gateway = fileURLToPath(new URL('../../demo/gateway.ts', import.meta.url))
  const options = [...sample.gatewayOptions(), '--port', process.env.PORT ?? '4700', '--data', join(sample.folder, 'gateway')]
  console.log(`${sample.title}: ${sample.url}, its admin API ${sample.staff}`)
  stop(
    await Promise.race([ended, start(process.execPath, ['--import', 'tsx', gateway, ...options], { env: { ENGINE_DIR: sample.folder } })]),
  )
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(0))
main().catch((error: Error) => {
  console.error(error.message)
  stop(1)
})
