import { describe, expect, test } from 'vitest'
import { open, sites } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'

const json = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", '&#39;')}'`
const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const poison =
  '<style>p { top: 0 }</style><img src=x onerror=document.title=1 style=color:red><b title="</p>" onclick="document.title=1"></b><a href="javascript:document.title=1">Press</a><p>Clean words</p>'

test('R05 R06 R54 hostile blocks under a strict CSP run no script, send no third-party request and do not affect other blocks', async () => {
  const policy = (await fetch(sites.cms)).headers.get('content-security-policy') ?? ''
  const thirdParties: string[] = []
  const own = [sites.shop, sites.routed, sites.cms].map((site) => new URL(site).origin)
  const { page, errors } = await open({
    site: 'cms',
    headers: { 'content-security-policy': policy },
    html: [
      `<shop-text block=${json({ data: { text: poison } })}></shop-text>`,
      `<shop-faq open-index="0" block=${json({ data: { items: [{ title: 'Why?', description: poison }, { title: 7 }, null] } })}></shop-faq>`,
      `<shop-text-with-image block=${json({ data: { text: poison, imageId: '../api/x', url: 'javascript:1', actionButtonTitle: 'Go' } })}></shop-text-with-image>`,
      `<shop-images heading="Many" block=${json({
        data: {
          areas: [
            { title: 'Harm', url: 'javascript:document.title=1', youtubeUrl: 'https://evil.example/watch?v=aqz-KE-bpKQ' },
            ...Array.from({ length: 999 }, (_, index) => ({ title: `Area ${index}` })),
          ],
        },
      })}></shop-images>`,
      `<shop-images block=${json({ data: { areas: 'none' } })}></shop-images><shop-image-row block=${json({})}></shop-image-row>`,
      `<shop-video heading="Film" autoplay url="${film}"></shop-video><shop-video url="javascript:document.title=1"></shop-video>`,
    ].join(''),
    before: async (opened) => {
      await opened.addInitScript(() => {
        window.violations = []
        addEventListener('securitypolicyviolation', ({ violatedDirective }) => window.violations.push(violatedDirective))
      })
      await opened.route('**', (route) => {
        const { origin } = new URL(route.request().url())
        if (!own.includes(origin)) thirdParties.push(origin)
        return route.fallback()
      })
    },
  })
  const shown = (tag: string) => page.locator(tag).first()
  for (const tag of ['shop-text', 'shop-faq', 'shop-text-with-image']) await shown(tag).locator('.safe-html p').waitFor()
  await expect.poll(() => shown('shop-images').locator('.area').count()).toBe(100)
  expect(await page.locator('a[href^="javascript" i], [onerror]').count()).toBe(0)
  expect(await shown('shop-images').getByRole('link').count()).toBe(0)
  expect(await shown('shop-images').getByRole('button').count()).toBe(0)
  expect(await page.locator('shop-video iframe, shop-video video').count()).toBe(0)
  await shown('shop-video').getByRole('button', { name: 'Watch the video: Film' }).waitFor()
  expect(await page.title()).toBe('Host page')
  expect(thirdParties).toEqual([])
  expect(await page.evaluate(() => window.violations)).toEqual([])
  // the invalid pictures
  expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([])
})

test('BANNER-06 the parts of a text with columns stand side by side where there is space, else below each other', async () => {
  const text = '<p>Above</p><div><h2>One</h2></div><div><h2>Two</h2></div>'
  const { page } = await open({ site: 'cms', html: `<shop-text block=${json({ data: { text, columns: true } })}></shop-text>` })
  const topOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('heading', { name: 'Two' }).waitFor()
  await expect.poll(async () => (await topOf('One')) === (await topOf('Two'))).toBe(true)
  await page.setViewportSize({ width: 375, height: 800 })
  await expect.poll(async () => ((await topOf('One')) ?? 0) < ((await topOf('Two')) ?? 0)).toBe(true)
})

test('BANNER-06 in a table of columns the name of a row takes the width that the other cells leave, and no figure breaks', async () => {
  const cells = ['<th scope=row>Parcel locker of another carrier</th>', '<td>1–2</td>', '<td>€2,49</td>'].join('')
  const head = '<th>Method</th><th>Working\u00a0days</th><th>Price</th>'
  const text = `<div><table><thead><tr>${head}</tr></thead><tbody><tr>${cells}</tr></tbody></table></div>`
  const { page } = await open({ site: 'cms', html: `<shop-text block=${json({ data: { text, columns: true } })}></shop-text>` })
  for (const width of [320, 375, 768]) {
    await page.setViewportSize({ width, height: 800 })
    const [name, days] = await Promise.all(
      ['Method', 'Working'].map((title) => page.getByRole('columnheader', { name: title }).boundingBox()),
    )
    expect(days?.height, `${width}`).toBe(name?.height)
    expect(days?.width, `${width}`).toBeLessThan(150)
  }
})

test('BANNER-06 a paragraph rarely ends with a single short word, whatever the width', async () => {
  const text =
    '<p>We email the tracking number as soon as the carrier has the parcel, so that you know when to be at home this afternoon.</p>'
  const { page } = await open({ site: 'cms', html: `<shop-text block=${json({ data: { text } })}></shop-text>` })
  const paragraph = page.locator('shop-text .safe-html p')
  await paragraph.waitFor()
  const shortEnds = await paragraph.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const widths = Array.from({ length: 40 }, (_, index) => 260 + index * 5)
    const count = () =>
      widths.filter((width) => {
        node.style.inlineSize = `${width}px`
        return ([...range.getClientRects()].at(-1)?.width ?? 0) < 80
      }).length
    const own = count()
    node.style.textWrap = 'wrap'
    return { own, greedy: count() }
  })
  expect(shortEnds.own).toBeLessThan(shortEnds.greedy / 2)
})

test('NEWS-01 a list leaves out the article of its page and still has its number of articles', async () => {
  const news: { id: string; title: string }[] = await (await fetch(`${sites.shop}/api/news?lang=en&size=4`)).json()
  const { page } = await open({
    site: 'cms',
    html: `<shop-news-list block=${json({ data: { size: 3, exceptId: news[1]?.id } })}></shop-news-list>`,
  })
  const titles = page.locator('shop-news-list').locator('.news-title')
  await expect.poll(() => titles.allInnerTexts()).toEqual([news[0], news[2], news[3]].map((item) => item?.title))
})

describe('on one page', () => {
  const visit = shareVisit({ html: '' })

  test('BANNER-13 R54 loads a third-party player on click, in a restricted and focused frame', async () => {
    const requested: string[] = []
    await visit.page.route(/youtube-nocookie\.com/, (route) => {
      requested.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: 'Player' })
    })
    const { page } = await show(visit, { html: `<shop-video heading="Film" loop url="${film}"></shop-video>` })
    const played = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener('shop-video-play', (event) => resolve((event as CustomEvent).detail.url), { once: true }),
        ),
    )
    const play = page.getByRole('button', { name: 'Watch the video: Film' })
    await play.waitFor()
    expect(requested).toEqual([])
    await play.press('Enter')
    const frame = page.locator('shop-video iframe')
    await frame.waitFor()
    const address = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&loop=1&playlist=aqz-KE-bpKQ'
    await expect.poll(() => requested).toEqual([address])
    expect(await played).toBe(address)
    expect(await frame.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|modals/)
    expect(await frame.getAttribute('title')).toBe('Film')
    expect(await page.locator('shop-video').evaluate((host) => host.shadowRoot?.activeElement?.localName)).toBe('iframe')
    await page.unrouteAll({ behavior: 'wait' })
  })

  test('BANNER-12 renders pictures in a row and opens the video of a youtubeUrl in an overlay', async () => {
    const requested: string[] = []
    await visit.page.route(/youtube-nocookie\.com/, (route) => {
      requested.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: 'Player' })
    })
    const picture = { imageId: 'package-scene-f6485c20', imageWidth: 1440, imageHeight: 1440 }
    const areas = [
      { ...picture, title: 'Rasa' },
      { ...picture, title: 'Baltija' },
      { ...picture, title: 'Medis', youtubeUrl: film },
    ]
    const { page } = await show(visit, { html: `<shop-image-row block=${json({ data: { areas } })}></shop-image-row>` })
    const row = page.locator('shop-image-row')
    const play = row.getByRole('button', { name: 'Watch the video: Medis' })
    await play.waitFor()
    const boxes = await row.getByRole('listitem').evaluateAll((items) => items.map((item) => item.getBoundingClientRect()))
    expect(boxes).toHaveLength(3)
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    expect(boxes.every(({ left }, index) => index === 0 || left >= (boxes[index - 1]?.right ?? 0))).toBe(true)
    expect([await row.getByRole('button').count(), requested]).toEqual([1, []])
    await play.click()
    await row.getByRole('dialog', { name: 'Medis' }).locator('iframe').waitFor()
    await expect.poll(() => requested.map((address) => new URL(address).pathname)).toEqual(['/embed/aqz-KE-bpKQ'])
    await page.keyboard.press('Escape')
    await row.getByRole('dialog').waitFor({ state: 'detached' })
    await page.unrouteAll({ behavior: 'wait' })
  })

  test('BANNER-15 a click expands an FAQ item with its description, and another click collapses it', async () => {
    const items = [
      { title: 'When?', description: '<p>Within a day</p>' },
      { title: 'How?', description: '<p>By post</p>' },
    ]
    const { page } = await show(visit, { html: `<shop-faq block=${json({ data: { items } })}></shop-faq>` })
    const question = (title: string) => page.locator('shop-faq').getByRole('button', { name: title, exact: true })
    const states = () =>
      Promise.all(
        [
          ['When?', 'Within a day'],
          ['How?', 'By post'],
        ].map(async ([title = '', answer = '']) => [
          await question(title).getAttribute('aria-expanded'),
          await page.locator('shop-faq').getByText(answer, { exact: true }).isVisible(),
        ]),
      )
    const [expanded, collapsed] = [
      ['true', true],
      ['false', false],
    ]
    await question('When?').waitFor()
    await expect.poll(states).toEqual([collapsed, collapsed])
    await question('When?').click()
    await expect.poll(states).toEqual([expanded, collapsed])
    await question('How?').click()
    await expect.poll(states).toEqual([expanded, expanded])
    await question('When?').click()
    await expect.poll(states).toEqual([collapsed, expanded])
    await question('How?').click()
    await expect.poll(states).toEqual([collapsed, collapsed])
  })

  test('find-in-page opens a collapsed answer that matches', async () => {
    const { page } = await show(visit, {
      html: '<shop-faq><details><summary>When?</summary><p>Within a day</p></details><details open><summary>How?</summary>By post</details></shop-faq>',
    })
    const faq = page.locator('shop-faq')
    const first = faq.getByRole('button', { name: 'When?' })
    await first.waitFor()
    expect(await faq.getByRole('button', { name: 'How?' }).getAttribute('aria-expanded')).toBe('true')
    expect(await faq.locator('.faq-answer').first().getAttribute('hidden')).toBe('until-found')
    await faq.locator('.faq-answer').first().dispatchEvent('beforematch')
    await expect.poll(() => first.getAttribute('aria-expanded')).toBe('true')
    expect(await faq.locator('.faq-answer').first().isVisible()).toBe(true)
    await page.locator('shop-faq').evaluate((host) => host.insertAdjacentHTML('beforeend', '<details><summary>Late?</summary>No</details>'))
    await faq.getByRole('button', { name: 'Late?' }).waitFor()
  })
})

test('BANNER-23 renders sample typography, buttons and a validating form in the style guide', async () => {
  const { page, calls } = await open({ site: 'routed', path: '/styleguide' })
  const guide = page.locator('shop-styleguide')
  const section = (name: string) => guide.getByRole('region', { name, exact: true })
  await section('Type').waitFor()
  const sizes = await section('Type')
    .locator('p')
    .evaluateAll((samples) => samples.map((sample) => Number.parseFloat(getComputedStyle(sample).fontSize)))
  expect(sizes.length).toBeGreaterThan(4)
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  expect(new Set(sizes).size).toBeGreaterThan(3)
  const looks = await section('Buttons')
    .locator('.guide-row')
    .evaluateAll((rows) =>
      rows.slice(0, 4).map((row) => {
        const { backgroundColor, borderColor, color } = getComputedStyle(row.querySelector('button') as HTMLButtonElement)
        return [backgroundColor, borderColor, color].join()
      }),
    )
  expect(new Set(looks).size).toBe(4)
  expect(await section('Buttons').getByRole('button', { disabled: true }).count()).toBeGreaterThan(3)

  const form = section('Sample form')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => form.getByText('Field is required').count()).toBe(2)
  await form.locator('[name="name"]').fill('Rasa')
  await form.locator('[name="email"]').fill('rasa@example.com')
  await form.locator('[name="email"]').blur()
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByRole('status').waitFor()
  expect(await form.getByText('Field is required').count()).toBe(0)
  expect(await form.locator('[name="name"]').inputValue()).toBe('')
  expect(calls(/^POST/)).toEqual([])
})

test('loads the first picture eagerly, the others lazily, without layout shift', async () => {
  const picture = (more: object) => ({ imageWidth: 1440, imageHeight: 720, title: 'Words', ...more })
  const areas = ['package-scene-f6485c20', 'a', 'b'].map((imageId) => picture({ imageId }))
  const { page } = await open({
    html: `<shop-images id="one" areas=${json(areas)}></shop-images><div style="height: 1600px">Far above</div><shop-images id="two" areas=${json(areas)}></shop-images>`,
  })
  const loads = (id: string) =>
    page
      .locator(`${id} img`)
      .evaluateAll((images) => (images as HTMLImageElement[]).map(({ loading, fetchPriority }) => [loading, fetchPriority]))
  await page.locator('#two img').first().waitFor()
  expect(await loads('#one')).toEqual([
    ['eager', 'high'],
    ['lazy', 'auto'],
    ['lazy', 'auto'],
  ])
  expect((await loads('#two')).map(([loading]) => loading)).toEqual(['lazy', 'lazy', 'lazy'])
  const box = page.locator('#one .area-picture').first()
  expect(await box.evaluate((element) => element.getBoundingClientRect().height)).toBe(170)
})
