import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { defaultSiteOrigin } from '../demo/server/origins.ts'

/*
 * `npm run dev`: Vite in front at the shop's usual address gives the kit with hot reload; everything else comes from the demo
 * server behind it, which restarts when its code changes. Pages reload when they change.
 */
const front = Number(new URL(defaultSiteOrigin).port)
const back = front + 10

const entry = `import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/elements/loader.ts')
`

/** Host pages ask for /kit/shop-kit.js as always and get the sources. */
const kitFromSources: Plugin = {
  name: 'shop:kit-from-sources',
  configureServer(vite) {
    vite.watcher.add(join(vite.config.root, 'demo/pages'))
    vite.watcher.on('change', (file) => file.includes('/demo/pages/') && vite.ws.send({ type: 'full-reload' }))
    vite.middlewares.use('/kit/shop-kit.js', (_, answer) => {
      answer.setHeader('content-type', 'text/javascript')
      answer.setHeader('access-control-allow-origin', '*')
      answer.end(entry)
    })
  },
}

const server = spawn(join('node_modules', '.bin', 'tsx'), ['watch', '--clear-screen=false', 'demo/start.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(back), ALLOWED_ORIGINS: `${defaultSiteOrigin} http://127.0.0.1:4301` },
})
const sources = /^\/(@|elements\/|src\/|node_modules\/|kit\/)/
const vite = await createServer({
  appType: 'custom',
  plugins: [kitFromSources],
  server: {
    host: 'localhost',
    port: front,
    strictPort: true,
    cors: true,
    proxy: { '^/': { target: `http://localhost:${back}`, bypass: ({ url = '' }) => (sources.test(url) ? url : undefined) } },
  },
})
await vite.listen()
console.log(`The shop with hot reload: ${defaultSiteOrigin}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.kill()
    void vite.close().then(() => process.exit(0))
  })
