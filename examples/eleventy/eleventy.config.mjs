import { createShopTags } from '../../docs/examples/node/shop-tags.mjs'

const shop = process.env.SHOP ?? 'http://localhost:4300'

export default function configure(eleventy) {
  // a build may wait longer than a page
  eleventy.addAsyncShortcode('shop', createShopTags({ shop, timeoutMs: 10_000 }))
  eleventy.addGlobalData('shop', shop)
}

export const config = { htmlTemplateEngine: 'njk', dir: { input: 'pages', output: 'dist' } }
