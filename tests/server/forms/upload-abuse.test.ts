import { beforeAll, expect, test } from 'vitest'
import { goodPassword, post, readCookie, readProblem } from '../session/account.ts'
import { createSession, logIn } from '../session/customer.ts'
import { openShop, type TestShop } from '../shop.ts'
import { pdf, upload } from './upload.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

/** A customer with a password, and a function that logs in. */
async function customer(email: string) {
  const { id } = await logIn(shop, email)
  await shop.db.query('update customer set password = $2 where id = $1', [id, await shop.deps.passwords.hash(goodPassword)])
  const enter = async (cookie = '') => readCookie(await post(shop, '/api/customer/login', { email, password: goodPassword }, { cookie }))
  return { id, enter }
}

test("R42 a visitor's files survive the login, and another login does not reset their limit", async () => {
  const { enter } = await customer('full@example.com')
  const send = async (cookie: string, peer: string) =>
    Promise.all(Array.from({ length: 20 }, async (_, at) => (await upload(shop, `${at}.pdf`, pdf, { cookie, peer })).status))
  const visitor = readCookie(await upload(shop, 'first.pdf', pdf, { peer: '10.7.0.0' }))
  let cookie = await enter(visitor)
  const rounds = []
  for (let round = 1; round < 3; round += 1) {
    rounds.push((await send(cookie, `10.7.0.${round}`)).filter((status) => status === 200).length)
    cookie = await enter(cookie)
  }
  expect(rounds).toEqual([19, 0])
})

test('R42 uploads in new sessions count towards the limit of a client address', async () => {
  const { id } = await customer('many@example.com')
  const statuses = new Set<number>()
  for (let at = 0; at < 61; at += 1) {
    const answer = await upload(shop, 'a.pdf', at < 60 ? 'no pdf' : pdf, { cookie: await createSession(shop, id), peer: '10.7.1.1' })
    statuses.add(answer.status)
  }
  expect([...statuses]).toEqual([415, 429])
})

test('R32 the response to an upload during a login does not restore the old session', async () => {
  const { enter } = await customer('under-way@example.com')
  const old = readCookie(await upload(shop, 'first.pdf', pdf, { peer: '10.7.2.1' }))
  const form = new FormData()
  form.set('file', new Blob([pdf]), 'slow.pdf')
  const whole = new Response(form)
  const type = whole.headers.get('content-type') ?? ''
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const asked: ((chunk: Uint8Array) => void)[] = []
  const body = new ReadableStream<Uint8Array>(
    { pull: (controller) => new Promise((resolve) => asked.push((chunk) => resolve(controller.enqueue(chunk)))) },
    { highWaterMark: 0 }, // pulls nothing before the shop reads
  )
  const headers = { 'x-shop-request': '1', cookie: old, 'content-type': type }
  const request = new Request('http://localhost:4300/api/document', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  const answer = shop.fetch(request, '10.7.2.1')
  await expect.poll(() => asked.length).toBe(1)
  const cookie = await enter(old)
  asked[0]?.(bytes)
  expect([(await answer).status, await readProblem(await answer)]).toEqual([409, 'SessionEnded'])
  expect((await answer).headers.get('set-cookie')).toBeNull()
  expect((await upload(shop, 'again.pdf', pdf, { cookie, peer: '10.7.2.1' })).status).toBe(200)
})

test('R42 reads an endless field only up to its limit', async () => {
  const start = '--b\r\nContent-Disposition: form-data; name="note"\r\n\r\n'
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(sent === 0 ? new TextEncoder().encode(start) : new Uint8Array(10_000).fill(97))
      sent += 10_000
      if (sent > 5_000_000) controller.close()
    },
  })
  const headers = { 'x-shop-request': '1', 'content-type': 'multipart/form-data; boundary=b' }
  const request = new Request('http://localhost:4300/api/document', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  expect((await shop.fetch(request, '10.7.3.1')).status).toBe(400)
  expect(sent).toBeLessThan(200_000)
})
