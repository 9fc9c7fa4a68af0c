import { expect, test } from 'vitest'
import { open, sites } from '../harness.ts'

const renderPage = async (path: string) =>
  (await fetch(`${sites.routed}/render?${new URLSearchParams({ tag: 'shop-page', path })}`)).text()

test.each(['/', '/lt/'])('shop-page %s', async (path) => {
  const logs: string[] = []
  const { page, calls, errors } = await open({
    site: 'routed',
    path,
    html: await renderPage(path),
    connection: '<shop-config language="en"></shop-config>',
    before: async (page) => {
      page.on('console', (m) => logs.push(m.text()))
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          Object.assign(window, { early: [...document.querySelector('shop-page')!.children] })
        }),
      )
    },
  })
  await page.waitForTimeout(6000)
  console.log(path, logs, errors, calls())
  console.log(
    await page.evaluate(() => [
      (window as any).early.map((e: Element) => e.localName + e.isConnected),
      [...document.querySelector('shop-page')!.childNodes].map((e) => e.nodeName + (e as Element).firstElementChild?.localName + (e as Element).firstElementChild?.hasAttribute('data-shop-rendered')),
    ]),
  )
  expect(errors).toEqual([])
})
