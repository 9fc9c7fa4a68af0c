import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { salons } from '../../../src/model/map/salon.ts'
import { ShopLocationItem } from '../../../src/views/contacts/shop-location-item.tsx'
import { freshBrowser } from '../../browser/tabs.ts'

beforeEach(() => {
  freshBrowser()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const render = (more: object) => {
  const [shop] = salons.parse([{ _id: 's', title: 'Centre', ...more }])
  if (!shop) throw new Error('The model refuses the shop of this test')
  return renderToStaticMarkup(
    <ShopLocationItem shop={shop} isSelected={false} directions={false} isPressable={false} onSelect={() => {}} />,
  )
}

test('CONT-14 renders opening hours as plain text until the sanitizer has loaded', async () => {
  const markup = render({ hours: '<p>Monday <b>9:00</b></p><script>run()</script><img src=x onerror=run()>' })
  expect(markup).toMatch(/<div class="safe-html[^"]*shop-hours">Monday 9:00<\/div>/)
  expect(markup).not.toMatch(/run\(\)|<script|<b>/)
  expect(render({})).not.toContain('shop-hours')
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled()) // it fails to load outside a browser
})

test('CONT-14 renders the phone number as a tel link', () => {
  expect(render({ telephone: '+370 600 10001' })).toMatch(/<a [^>]*href="tel:\+37060010001"[^>]*>.*\+370 600 10001<\/a>/)
  expect(render({})).not.toContain('tel:')
})
