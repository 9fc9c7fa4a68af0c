import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { defaultSiteOrigin } from '../demo/server/app/origins.ts'

/*
 * `npm run dev`: Vite in front at the shop's usual address gives the kit with hot reload; everything else comes from the demo
 * server behind it, which restarts when its code changes. Pages reload when they change.
 */
const front = Number(process.env.PORT || new URL(defaultSiteOrigin).port)
const back = front + 10
const frontOrigin = `http://localhost:${front}`

const loader = `import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/elements/loader.ts')
`
const entries = { '/kit/shop-kit.js': loader, '/kit/shop-api.js': "export * from '/elements/index.ts'" }

/** Host pages ask for the entries of the built kit as always and get the sources. */
const kitFromSources: Plugin = {
  name: 'shop:kit-from-sources',
  configureServer(vite) {
    vite.watcher.add(join(vite.config.root, 'demo/pages'))
    vite.watcher.on('change', (file) => file.includes('/demo/pages/') && vite.ws.send({ type: 'full-reload' }))
    for (const [path, code] of Object.entries(entries))
      vite.middlewares.use(path, (_, answer) => {
        answer.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end(code)
      })
  },
}

const sources = /^\/(@|elements\/|src\/|node_modules\/|kit\/)/
const vite = await createServer({
  appType: 'custom',
  plugins: [kitFromSources],
  server: {
    host: 'localhost',
    port: front,
    strictPort: true,
    // sources may be read by the content site; calls have the shop's own rules
    cors: false,
    headers: { 'Access-Control-Allow-Origin': '*' },
    proxy: {
      '^/live-reload$': { target: `http://localhost:${back}`, ws: true },
      '^/': { target: `http://localhost:${back}`, bypass: ({ url = '' }) => (sources.test(url) ? url : undefined) },
    },
  },
})
try {
  await vite.listen()
} catch (error) {
  console.error(`Port ${front} cannot be used; choose another with PORT. ${(error as Error).message}`)
  process.exit(1)
}
const server = spawn(join('node_modules', '.bin', 'tsx'), ['watch', '--clear-screen=false', 'demo/start.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(back),
    HAND_PORT: process.env.HAND_PORT || String(front + 2),
    SITE_ORIGIN: frontOrigin,
    HOT_RELOAD: 'on',
    LIVE_RELOAD: 'on',
  },
})
console.log(`The shop with hot reload: ${frontOrigin}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.kill()
    void vite.close().then(() => process.exit(0))
  })
