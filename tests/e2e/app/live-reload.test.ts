import { expect, test } from 'vitest'
import { open, sites } from '../harness.ts'

/** Opens a page whose shop answers with `liveReload`, and waits until the shop tags are at rest. */
async function openPage(attribute: string, liveReload: boolean | undefined) {
  const sockets: string[] = []
  const visit = await open({
    html: '<shop-menu></shop-menu>', // a list would come with the configuration of the server
    connection: `<shop-config api-base="${sites.shop}" ${attribute}></shop-config>`,
    before: async (page) => {
      page.on('websocket', (socket) => sockets.push(socket.url()))
      await page.route('**/api/configuration?*', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), liveReload } })
      })
    },
  })
  await visit.page.locator('shop-menu').getByRole('link').first().waitFor()
  await visit.page.waitForFunction(() => document.querySelector('shop-config')?.matches(':defined'))
  await visit.page.waitForLoadState('networkidle')
  return { ...visit, sockets }
}

const socket = `${sites.shop.replace(/^http/, 'ws')}/live-reload`

test.each([
  ['', undefined],
  ['', false],
  ['live-reload="false"', true],
])('OFF-08 <shop-config %s> with liveReload %s opens no socket until the page asks for one', async (attribute, liveReload) => {
  const { page, sockets } = await openPage(attribute, liveReload)
  expect(sockets).toEqual([])
  await page.evaluate(() => document.querySelector('shop-config')?.setAttribute('live-reload', ''))
  await expect.poll(() => sockets).toContain(socket) // so one that was due before would have been seen
})

test.each([
  ['', true],
  ['live-reload', false],
])('OFF-08 <shop-config %s> with liveReload %s opens one socket to the shop', async (attribute, liveReload) => {
  const { sockets } = await openPage(attribute, liveReload)
  await expect.poll(() => [...new Set(sockets)]).toEqual([socket])
})
