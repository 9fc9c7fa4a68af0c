import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Listening, listen } from '../../../server/app/listen.ts'
import { createLiveReload, type LiveReload } from '../../../server/app/live-reload.ts'
import { openAnotherShop, openShop } from '../shop.ts'

const own = 'http://localhost:4300'
let isOn: () => Promise<boolean>
let live: LiveReload
let site: Listening
beforeAll(async () => {
  live = createLiveReload({ isOn: () => isOn(), origins: new Set([own]) })
  site = await listen(0, 'PORT', async () => new Response('a page'), { upgrade: live.upgrade })
})
afterAll(async () => {
  live.close()
  await site.close()
})

/** Opens a socket. `status` is 101 or that of the rejection. */
async function connect(origin: string | undefined, path = '/live-reload'): Promise<{ status: number; socket: WebSocket }> {
  const socket = new WebSocket(`ws://127.0.0.1:${site.port}${path}`, { ...(origin && { origin }) })
  const status = await new Promise<number>((resolve, reject) => {
    socket.once('open', () => resolve(101))
    socket.once('unexpected-response', (request, { statusCode = 0 }) => {
      request.destroy()
      resolve(statusCode)
    })
    socket.once('error', reject)
  })
  return { status, socket }
}

test('R48 reloads pages of the shop and rejects other origins', async () => {
  isOn = async () => true
  const { status, socket } = await connect(own)
  expect(status).toBe(101)
  const heard = once(socket, 'message')
  socket.send('reload everybody') // the server ignores messages of pages
  live.reload()
  expect(String((await heard)[0])).toBe('reload')
  socket.close()
  for (const origin of ['https://evil.example', `${own}.evil.example`, 'null', `${own}/`, undefined])
    expect([origin, (await connect(origin)).status]).toEqual([origin, 403])
  expect((await connect(own, '/api/live-reload')).status).toBe(404)
  expect(await (await fetch(`http://127.0.0.1:${site.port}/`)).text()).toBe('a page')
})

test('R48 opens no socket if live reload is off or its setting cannot be read', async () => {
  isOn = async () => false
  expect((await connect(own)).status).toBe(404)
  isOn = async () => Promise.reject(new Error('the database is gone'))
  expect((await connect(own)).status).toBe(404)
})

test('R48 production has no live reload; in development the configuration decides', async () => {
  const shops = [await openShop(), await openAnotherShop({ development: false, liveReload: true })]
  const answers = () =>
    Promise.all(shops.map(async (shop) => [await shop.reloadsLive(), (await shop.deps.settings.configuration('en')).liveReload]))
  expect(await answers()).toEqual([
    [false, false],
    [false, false],
  ])
  for (const shop of shops) await shop.deps.settings.change({ liveReload: true })
  expect(await answers()).toEqual([
    [true, true],
    [false, false],
  ])
  await shops[0]?.deps.settings.reset()
}, 60_000)
