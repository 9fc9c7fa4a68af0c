import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { startDemo } from '../demo/start.ts'

/** `npm run storybook`: the reference shop, and the storybook in front of it. */
const demo = await startDemo({ port: 0, cmsPort: 0, dataDir: '.data', quiet: false })
const child = spawn(
  join('node_modules', '.bin', 'storybook'),
  ['dev', '-p', process.env.STORYBOOK_PORT ?? '6006', '--disable-telemetry', '--no-open'],
  {
    stdio: 'inherit',
    env: { ...process.env, SHOP: demo.shop },
  },
)
child.on('close', async (code) => {
  await demo.close()
  process.exit(code ?? 0)
})
