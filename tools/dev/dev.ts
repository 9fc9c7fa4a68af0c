import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { defaultSiteOrigin } from '../../server/app/origins.ts'
import { freePort } from '../free-port.ts'

/*
 * `npm run dev`: Vite listens on the shop's port, serves the kit with hot reload and proxies everything else to the demo server,
 * which restarts when its code changes. Pages reload when their HTML changes.
 */
const frontPort = Number(process.env.PORT || new URL(defaultSiteOrigin).port)
const backPort = await freePort(frontPort + 10)
const frontOrigin = `http://localhost:${frontPort}`

const loader = `import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/elements/kit/loader.ts')
`
const entries = { '/kit/shop-kit.js': loader, '/kit/shop-api.js': "export * from '/elements/index.ts'" }

/** Serves the sources at the URLs of the built kit, so host pages need no changes. */
const serveKitFromSources: Plugin = {
  name: 'shop:kit-from-sources',
  configureServer(vite) {
    vite.watcher.add(join(vite.config.root, 'demo/pages'))
    vite.watcher.on('change', (file) => file.includes('/demo/pages/') && vite.ws.send({ type: 'full-reload' }))
    for (const [path, code] of Object.entries(entries))
      vite.middlewares.use(path, (_, response) => {
        response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end(code)
      })
  },
}

const sources = /^\/(@|elements\/|src\/|node_modules\/|kit\/)/
const vite = await createServer({
  appType: 'custom',
  plugins: [serveKitFromSources],
  server: {
    host: 'localhost',
    port: frontPort,
    strictPort: true,
    // the content site loads the sources from another origin; for API requests the shop's own CORS rules apply
    cors: false,
    headers: { 'Access-Control-Allow-Origin': '*' },
    proxy: {
      '^/live-reload$': { target: `http://localhost:${backPort}`, ws: true },
      '^/': { target: `http://localhost:${backPort}`, bypass: ({ url = '' }) => (sources.test(url) ? url : undefined) },
    },
  },
})
try {
  await vite.listen()
} catch (error) {
  console.error(`Port ${frontPort} cannot be used; set PORT to another one. ${(error as Error).message}`)
  process.exit(1)
}
const server = spawn(join('node_modules', '.bin', 'tsx'), ['watch', '--clear-screen=false', 'demo/start.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(backPort),
    STATIC_PORT: process.env.STATIC_PORT || String(frontPort + 2),
    SITE_ORIGIN: frontOrigin,
    HOT_RELOAD: 'on',
    LIVE_RELOAD: 'on',
  },
})
console.log(`Shop with hot reload: ${frontOrigin}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.kill()
    void vite.close().then(() => process.exit(0))
  })
