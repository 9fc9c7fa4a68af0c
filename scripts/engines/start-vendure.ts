import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { api, folder, start, startVendure, stop } from './vendure.ts'

/** `npm run start:vendure`: Vendure with its sample catalogue, and the gateway in front. VENDURE_PORT and PORT change the ports, ENGINE_DIR the folder. */
async function main(): Promise<void> {
  const { ended } = await startVendure()
  const gateway = fileURLToPath(new URL('../../gateway/main.ts', import.meta.url))
  const options = ['--url', api, '--port', process.env.PORT ?? '4700', '--data', join(folder, 'gateway')]
  console.log(`Vendure: ${api}, its admin API ${new URL('/admin-api', api)} (superadmin, superadmin)`)
  stop(await Promise.race([ended, start(process.execPath, ['--import', 'tsx', gateway, ...options])]))
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(0))
main().catch((error: Error) => {
  console.error(error.message)
  stop(1)
})
