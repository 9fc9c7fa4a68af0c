import { expect, test } from 'vitest'
import { open, sites } from '../harness.ts'
import { mailsTo } from './journey-steps.ts'

const bothSites = ['shop', 'cms'] as const

/** A minimal PNG and a minimal PDF. */
const files = {
  photo: {
    name: 'hinge.png',
    mimeType: 'image/png',
    buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64'),
  },
  receipt: {
    name: 'receipt.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n'),
  },
}

test.each(bothSites)('GEN-15 on the %s site a service request with two files reaches the shop and is confirmed by mail', async (site) => {
  const { page, errors } = await open({ site, html: '<shop-form form-id="service-request"></shop-form>' })
  const form = page.locator('shop-form')
  const email = `rasa-${Date.now()}@${site}.example`
  for (const [group, file] of [
    ['Photos', files.photo],
    ['Receipt or invoice', files.receipt],
  ] as const) {
    await form.getByRole('group', { name: group }).locator('input[type="file"]').setInputFiles(file)
    await form.getByRole('group', { name: group }).getByText(', Uploaded').waitFor()
  }
  await form.getByLabel('Name', { exact: false }).first().fill('Rasa')
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('combobox').click()
  await form.getByRole('option', { name: 'A part is missing' }).click()
  await form.getByLabel('What happened?').fill('The hinge is not in the box.')
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('Thank you, your message was sent successfully!').waitFor()
  expect(errors).toEqual([])

  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  const [thanks = ''] = await mailsTo(email)
  const number = /your request (\d+)/.exec(thanks)?.[1]
  const requestsPage = await (await fetch(`${sites.shop}/dev/requests`)).text()
  const request = requestsPage.split('<article').find((article) => article.includes(`request-${number}"`)) ?? ''
  expect(request).toContain('The hinge is not in the box.')
  for (const { name, buffer } of Object.values(files)) {
    const address = new RegExp(`href="([^"]+)">${name}<`).exec(request)?.[1] ?? ''
    const stored = await fetch(sites.shop + address)
    expect(Buffer.from(await stored.arrayBuffer()).equals(buffer), name).toBe(true)
  }
})

test.each(bothSites)(
  'GEN-15 NL-08 NL-13 on the %s site the newsletter popup opens after its delay and stays closed once dismissed',
  async (site) => {
    const { page, calls } = await open({
      site,
      html: '<p>A story</p><shop-newsletter-popup delay-seconds="30"></shop-newsletter-popup><shop-cart-button></shop-cart-button>',
      before: (tab) => tab.clock.install(),
    })
    const popup = page.locator('shop-newsletter-popup')
    const ready = () => page.locator('shop-cart-button').getByText('Cart is empty').waitFor({ state: 'attached' })
    await ready()
    const chunkLoads = () => calls(/\/p-dialog/).length // the chunk loads when the popup opens
    await page.clock.runFor(29_000)
    expect([await popup.getByRole('dialog').count(), chunkLoads()]).toEqual([0, 0])
    // the delay starts when the popup mounts, which may be after the cart button
    const dialog = popup.getByRole('dialog', { name: 'Restocks and price drops' })
    await expect
      .poll(async () => {
        await page.clock.runFor(3000)
        return dialog.isVisible()
      })
      .toBe(true)
    expect(chunkLoads()).toBe(1)
    await popup.getByRole('button', { name: 'Close' }).first().click()
    await popup.getByRole('dialog').waitFor({ state: 'detached' })
    await page.reload()
    await ready()
    await page.clock.runFor(120_000)
    expect([await popup.getByRole('dialog').count(), chunkLoads()]).toEqual([0, 1])
  },
)
