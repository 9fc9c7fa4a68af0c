import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { render } from './dist/server/server.js'

const { SHOP = 'http://localhost:4300', PORT = '4410' } = process.env
const dist = new URL('dist/', import.meta.url)
const template = await readFile(new URL('index.html', dist), 'utf8')
const types = { '.js': 'text/javascript', '.css': 'text/css' }

async function page() {
  const html = template.replace('<div id="app"><!--app-->', () => `<div id="app" data-shop="${SHOP}">${render(SHOP)}`)
  // fills the tags with their content, so that products are in the HTML; not part of the npm package (docs/pre-rendering.md)
  if (!process.env.RENDERER) return html
  const { renderPage } = await import(process.env.RENDERER)
  const shop = { fetch: ({ url, headers }) => fetch(new URL(new URL(url).pathname + new URL(url).search, SHOP), { headers }) }
  return renderPage(html, { shop })
}

async function answer(request, response) {
  const { pathname } = new URL(request.url, 'http://site')
  try {
    if (pathname === '/') response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(await page())
    else if (!/^\/assets\/[\w.-]+$/.test(pathname)) response.writeHead(404).end()
    else {
      const body = await readFile(new URL(pathname.slice(1), dist))
      response.writeHead(200, { 'Content-Type': types[extname(pathname)] ?? 'application/octet-stream' }).end(body)
    }
  } catch (error) {
    console.error(error)
    response.writeHead(500).end()
  }
}

createServer(answer).listen(Number(PORT), () => console.log(`http://localhost:${PORT}`))
