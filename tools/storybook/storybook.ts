import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { startDemo } from '../../demo/start.ts'
import { dataDirFromEnv } from '../../server/db/db-config.ts'

/** `npm run storybook`: starts the reference shop on a free port, and Storybook with a proxy to it. */
const demo = await startDemo({ port: 0, cmsPort: 0, dataDir: dataDirFromEnv(process.env), databaseUrl: process.env.DATABASE_URL }).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
const child = spawn(
  join('node_modules', '.bin', 'storybook'),
  ['dev', '-p', process.env.STORYBOOK_PORT ?? '6006', '--disable-telemetry', '--no-open'],
  { stdio: 'inherit', env: { ...process.env, SHOP: demo.shop } },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
child.on('close', async (code) => {
  await demo.close()
  process.exit(code ?? 0)
})
