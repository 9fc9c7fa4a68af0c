import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { artFolder } from '../../../demo/shop-content.ts'
import { type Db, migrate, openDb } from '../../../server/db/db.ts'
import { ladder } from '../../../server/pictures/frame.ts'
import { type Drawing, pictureId, type Recipe } from '../../../server/pictures/picture.ts'
import { createPictures, type Pictures } from '../../../server/pictures/pictures.ts'
import { images } from '../../../server/routes/app/images.ts'
import type { Product } from '../../../src/model/product/product.ts'
import { openShop } from '../shop.ts'

const hammer: Drawing = { art: 'claw-hammer', tint: 'steel', view: 'front' }
const banner: Drawing = { art: 'bookshelf', tint: 'sand', view: 'banner', beside: ['teddy-bear'] }
const swatch: Recipe = { swatch: '#d43d3d' }
const word: Recipe = { mark: 'fjellhus', shape: 'word' }
const browser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

let db: Db
let pictures: Pictures
let dataDir: string

const ask = (path: string, headers: Record<string, string> = {}) => images({ pictures }).request(`/images/${path}`, { headers })
const sizeOf = async (answer: Response) => {
  const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata()
  return { width, height, format }
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pictures-'))
  db = await openDb({})
  await migrate(db)
  const recipes = [hammer, banner, swatch, word, { ...hammer, art: 'no-such-art' } as const]
  for (const recipe of recipes) await db.query('insert into image values ($1, $2)', [pictureId(recipe), JSON.stringify(recipe)])
  pictures = createPictures({ db, artFolder, dataDir })
})

afterAll(async () => {
  pictures.close()
  await db.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('size and fit', () => {
  test('CALL-39 w, h and fit determine the image size', async () => {
    const id = pictureId(banner)
    expect(await sizeOf(await ask(`${id}?w=480&f=png`))).toEqual({ width: 480, height: 240, format: 'png' })
    expect(await sizeOf(await ask(`${id}?h=170&f=webp`))).toEqual({ width: 340, height: 170, format: 'webp' })
    expect(await sizeOf(await ask(`${id}?w=340&h=340&fit=contain&f=png`))).toEqual({ width: 340, height: 170, format: 'png' })
    expect(await sizeOf(await ask(`${id}?w=340&h=340&fit=cover&f=jpeg`))).toEqual({ width: 340, height: 340, format: 'jpeg' })
  })

  test('a typeset word is three times as wide as high and has no ground', async () => {
    const answer = await ask(`${pictureId(word)}?h=64&f=png`)
    const { data, info } = await sharp(await answer.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, data[3]]).toEqual([192, 64, 0])
    expect(data.some((value, index) => index % 4 === 3 && value > 250)).toBe(true)
  })

  test('CALL-39 an Open Graph image is 1200 x 630', async () => {
    const answer = await ask(`${pictureId(hammer)}?w=1200&h=630&fit=cover&f=jpeg`)
    expect(await sizeOf(answer)).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  })

  test('R43 rounds lengths up to the ladder and caps them at its maximum', async () => {
    const id = pictureId(swatch)
    expect(await sizeOf(await ask(`${id}?w=73&f=png`))).toMatchObject({ width: 96 })
    expect(await sizeOf(await ask(`${id}?w=99999&f=png`))).toMatchObject({ width: 1920, height: 1920 })
    expect(await sizeOf(await ask(`${id}?w=99999&h=99999&fit=cover&f=png`))).toMatchObject({ width: 1920, height: 1920 })
  })

  test.each(['w=abc', 'w=-1', 'w=0', 'w=1e9', 'h=1.5', 'w=12345678', 'fit=fill', 'f=svg', 'f=../webp'])('R43 rejects %s', async (query) => {
    expect((await ask(`${pictureId(hammer)}?${query}`)).status).toBe(400)
  })

  test('R43 sixty concurrent sizes render within 15 s and cache only lengths of the ladder', async () => {
    const id = pictureId(hammer)
    const started = Date.now()
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => ask(`${id}?w=${(index + 1) * 20}&f=webp`)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(Date.now() - started).toBeLessThan(15_000)
    const files = (await readdir(join(dataDir, 'pictures', id))).filter((file) => file.endsWith('.webp'))
    expect(files.length).toBeLessThanOrEqual(ladder.length)
  }, 20_000)
})

describe('many concurrent requests', () => {
  const lengths = ladder.slice(1, 10)
  const fresh = async () => {
    const recipe: Recipe = { swatch: `#${randomBytes(3).toString('hex')}` } // random, so that a repeated test finds it uncached too
    await db.query('insert into image values ($1, $2)', [pictureId(recipe), JSON.stringify(recipe)])
    return pictureId(recipe)
  }
  const askFor = (id: string, length: number, peer: string, signal?: AbortSignal) =>
    images({ pictures }).request(`/images/${id}?w=${length}&f=webp`, signal ? { signal } : {}, { peer })

  test('R43 many requests of one client do not delay another', async () => {
    const id = await fresh()
    const served: string[] = []
    const record = async (client: string, answer: Response | Promise<Response>) => {
      expect((await answer).status).toBe(200)
      served.push(client)
    }
    await Promise.all([
      ...lengths.map((length) => record('many', askFor(id, length, '10.0.0.1'))),
      record('one', askFor(id, 32, '10.0.0.2')),
    ])
    expect(served.indexOf('one')).toBeLessThan(served.length / 2)
  })

  test('R43 a picture whose turn does not come in time is refused with a time to ask again', async () => {
    const hurried = createPictures({ db, artFolder, dataDir, drawsAhead: false, maxWaitMs: 20 })
    const id = pictureId(hammer)
    const asked = ladder.map((length) => images({ pictures: hurried }).request(`/images/${id}?w=${length}&h=${length}&fit=cover&f=png`))
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 503)
    hurried.close()
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('R43 does not render a picture for a disconnected client', async () => {
    const id = await fresh()
    const gone = new AbortController()
    const left = lengths.map((length) => askFor(id, length, '10.0.0.1', gone.signal))
    gone.abort()
    await Promise.all(left)
    expect((await askFor(await fresh(), 96, '10.0.0.2')).status).toBe(200)
    expect(await readdir(join(dataDir, 'pictures', id)).catch(() => [])).toEqual([])
    expect((await askFor(id, 32, '10.0.0.2')).status).toBe(200)
  })
})

describe('format', () => {
  test.each([
    ['image/avif', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0,image/webp', 'image/webp'],
    ['image/png', 'image/png'],
    ['*/*', 'image/jpeg'],
    ['text/html', 'image/jpeg'],
  ])('CALL-39 Accept: %s returns %s', async (accept, type) => {
    const answer = await ask(`${pictureId(hammer)}?w=96`, { accept })
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('vary')).toContain('Accept')
    const { format, compression } = await sharp(await answer.arrayBuffer()).metadata()
    expect(format === 'heif' ? compression : format).toBe(type === 'image/avif' ? 'av1' : type.slice(6))
  })

  test('CALL-39 f overrides Accept', async () => {
    const answer = await ask(`${pictureId(hammer)}?w=96&f=jpeg`, { accept: browser })
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
  })

  test('a browser that accepts AVIF gets WebP until the AVIF is rendered', async () => {
    const fresh: Recipe = { swatch: `#${randomBytes(3).toString('hex')}` } // random, so that a repeated test finds it uncached too
    await db.query('insert into image values ($1, $2)', [pictureId(fresh), JSON.stringify(fresh)])
    const path = `${pictureId(fresh)}?w=128`
    expect((await ask(path, { accept: browser })).headers.get('content-type')).toBe('image/webp')
    await expect
      .poll(async () => (await ask(path, { accept: browser })).headers.get('content-type'), { timeout: 20_000, interval: 1300 })
      .toBe('image/avif')
  }, 25_000)
})

describe('caching', () => {
  test('a response is immutable and usable by any site', async () => {
    const { headers } = await ask(`${pictureId(hammer)}?w=96`)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  test('the shop’s middleware keeps these headers, cross-site as well', async () => {
    const shop = await openShop()
    const { headers, status } = await shop.ask('/images/hammer-front-00000000?w=32', { headers: { origin: 'https://elsewhere.example' } })
    expect(status).toBe(404)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('set-cookie')).toBeNull()
    const [product] = await shop.read<Product[]>('/api/products?size=1')
    const answer = await shop.ask(`/images/${product?.images?.[0]}?w=340`, {
      headers: { accept: browser, origin: 'https://elsewhere.example' },
    })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('vary')).toContain('Accept')
    expect(answer.headers.get('content-type')).toBe('image/webp')
  })

  test('a known ETag returns 304 without a body', async () => {
    const tag = (await ask(`${pictureId(hammer)}?w=96`)).headers.get('etag')
    expect(tag).toMatch(/^"[\w-]{22}"$/)
    const again = await ask(`${pictureId(hammer)}?w=96`, { 'if-none-match': `"other", ${tag}` })
    expect(again.status).toBe(304)
    expect(again.headers.get('etag')).toBe(tag)
    expect(await again.text()).toBe('')
    expect((await ask(`${pictureId(hammer)}?w=96`, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('concurrent requests with equal frames share one cached file', async () => {
    const id = pictureId(banner)
    await Promise.all(['w=680', 'h=340', 'w=680&h=340&fit=cover', 'w=680&h=340'].map((query) => ask(`${id}?${query}&f=webp`)))
    const files = await readdir(join(dataDir, 'pictures', id))
    expect(files.filter((file) => file === '680x340.webp')).toHaveLength(1)
    expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([])
  })
})

describe('missing pictures', () => {
  test('an unknown id returns 404 with a placeholder picture, cached briefly', async () => {
    const answer = await ask('hammer-front-00000000?w=96', { accept: browser })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(await sizeOf(answer)).toEqual({ width: 96, height: 96, format: 'webp' })
  })

  test.each(['..%2f..%2fpackage.json', 'hammer-front-0000000g', '..%5c..%5cpackage.json', 'a%00b-00000000', `${'a'.repeat(200)}-00000000`])(
    'R43 the id %s accesses no file',
    async (id) => {
      const answer = await ask(`${id}?w=32&f=png`)
      expect(answer.status).toBe(404)
      expect(await sizeOf(answer)).toEqual({ width: 32, height: 32, format: 'png' })
    },
  )

  test('a recipe that cannot be rendered returns 404', async () => {
    expect((await ask(`${pictureId({ ...hammer, art: 'no-such-art' })}?w=96`)).status).toBe(404)
  })
})
