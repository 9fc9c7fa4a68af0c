import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createLimiters } from '../../../server/http/limiter.ts'
import { openShop, type TestShop } from '../shop.ts'
import { createRegistration, findMailsTo, goodPassword, post, readProblem } from './account.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const register = (email: string, more: Parameters<typeof createRegistration>[1] = {}, peer = '10.9.0.1') =>
  post(shop, '/api/register/en?create_temporar_session=true', createRegistration(email, more), { peer })

describe('a registration', () => {
  test('R34 shares the password guess limit with login', async () => {
    const email = 'guessed@example.com'
    await register(email)
    const answers = []
    for (let at = 0; at < 12; at += 1) {
      const password = `${goodPassword} ${at}`
      answers.push((await register(email, { password, password2: password }, `10.9.1.${at}`)).status)
    }
    expect(answers.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 409))
    expect(answers.slice(-2)).toEqual([429, 429])
  })

  test.each([
    ['lines', 'x\n\nYou have won'],
    ['a Unicode line separator', 'x\u2028You have won'],
    ['control characters', 'x\u0007'],
  ])('cannot inject text into a mail: %s', async (_, name) => {
    const answer = await register('stranger@example.com', { name })
    expect([answer.status, await readProblem(answer)]).toEqual([422, 'InvalidField'])
    expect(await findMailsTo(shop, 'stranger@example.com')).toEqual([])
  })

  test.each(['https://evil.example/a', 'www.evil.example', 'evil.example/win', 'won evil.example'])(
    'a mail greeting omits a name with a link: %s',
    async (name) => {
      const email = `${name.replace(/\W/g, '')}@example.com`
      expect((await register(email, { name })).status).toBe(201)
      const [mail] = await findMailsTo(shop, email)
      expect(mail?.body).toMatch(/^Hello,\n/)
      expect(mail?.body).not.toContain('evil')
    },
  )

  test.each(['J. R.', 'Ona-Marija', 'Rūta', "D'Arcy", 'Dr.'])('a mail greeting contains an ordinary name: %s', async (name) => {
    const email = `greeted-${Buffer.from(name).toString('hex')}@example.com`
    await register(email, { name })
    expect((await findMailsTo(shop, email))[0]?.body).toMatch(new RegExp(`^Hello ${name.replaceAll('.', '\\.')},\n`))
  })
})

test('R40 the rate limiter uses no more memory for long and for many keys', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const limiters = createLimiters(shop.db)
  const limiter = limiters.of({ name: 'long keys', times: 10, seconds: 900, isPerProcess: true })
  for (let at = 0; at < 10_000; at += 1) await limiter.take(`${at}`)
  collect()
  const before = process.memoryUsage().heapUsed
  for (let at = 0; at < 200; at += 1) await limiter.take(String(at).padEnd(500_000, 'x').toUpperCase())
  for (let at = 10_000; at < 60_000; at += 1) await limiter.take(`${at}`)
  collect()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000)
  await limiters.close()
})
