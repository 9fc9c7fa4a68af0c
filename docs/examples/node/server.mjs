import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'
import { createShopTags } from './shop-tags.mjs'

const page = (shop, tags, nonce) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>What we packed</title>
    <script type="module" src="${shop}/kit/shop-kit.js"></script>
  </head>
  <body>
    <shop-config api-base="${shop}"></shop-config>
    <h1>What we packed</h1>
    ${tags.replaceAll('<template shadowrootmode="open"><style>', `<template shadowrootmode="open"><style nonce="${nonce}">`)}
    <shop-side-cart auto-open></shop-side-cart>
  </body>
</html>
`

const policy = (shop, nonce) =>
  `default-src 'none'; script-src ${shop}; connect-src ${shop}; img-src ${shop}; style-src 'nonce-${nonce}'; base-uri 'none'`

/** A site with one page, whose list is in the HTML. Returns an unstarted server. */
export function createSite({ shop, timeoutMs }) {
  const shopTag = createShopTags({ shop, timeoutMs })
  return createServer(async (request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    const list = await shopTag('shop-product-list', { 'product-list': 'trail', heading: 'For the trail', 'page-size': '4', pager: 'none' })
    const nonce = randomBytes(16).toString('base64')
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy(shop, nonce) })
    response.end(page(shop, list, nonce))
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { SHOP = 'http://localhost:4300', PORT = '4400' } = process.env
  createSite({ shop: SHOP }).listen(Number(PORT), () => console.log(`http://localhost:${PORT}`))
}
