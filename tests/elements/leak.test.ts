import type { CDPSession, Page } from 'playwright'
import { expect, test } from 'vitest'
import { open } from '../e2e/harness.ts'
import { waitForNetworkIdle } from '../e2e/network-idle.ts'
import { waitForElements } from './page.ts'

const rounds = 200
const megabyte = 1024 * 1024

interface Footprint {
  listeners: number
  nodes: number
  heap: number
}

async function footprint(devtools: CDPSession): Promise<Footprint> {
  // twice: objects finalized by the first collection are freed by the second
  for (const _ of [1, 2]) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { listeners: value('JSEventListeners'), nodes: value('Nodes'), heap: value('JSHeapUsedSize') }
}

/** Removes, re-adds and moves every tag of the page. */
const churn = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const elements = [...document.querySelectorAll('main > *')]
    const [here, there] = document.querySelectorAll('main')
    const turn = () => new Promise((done) => setTimeout(done))
    for (let round = 0; round < count; round += 1) {
      for (const element of elements) element.remove()
      await turn()
      for (const element of elements) (round % 2 ? here : there)?.append(element)
      await turn()
      for (const element of elements) (round % 2 ? there : here)?.append(element)
    }
  }, times)

test('R52 removing, moving and re-adding elements 200 times leaks no listeners, requests, nodes or memory', async () => {
  const { page, errors, calls } = await open({
    html: `<main>
      <shop-product-list product-list="trail" page-size="1" lazy="false" count filters></shop-product-list>
      <shop-product-list product-list="summer" page-size="1" lazy="false" display="slider"></shop-product-list>
      <shop-add-to-cart product-id="ck-1401" quantity-input></shop-add-to-cart>
      <shop-cart-button show-total></shop-cart-button>
      <shop-side-cart></shop-side-cart>
    </main><main></main>`,
  })
  await waitForElements(page, 'shop-product-list', 'shop-cart-button', 'shop-add-to-cart', 'shop-side-cart')
  await page.locator('shop-product-list').nth(1).getByRole('article').first().waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await churn(page, 20)
  await waitForNetworkIdle(page)
  const before = await footprint(devtools)
  const asked = calls().length

  await churn(page, rounds)
  await page.locator('shop-product-list').first().getByRole('article').first().waitFor()
  await page.waitForTimeout(500)
  const after = await footprint(devtools)

  expect(errors).toEqual([])
  expect(calls().length - asked).toBeLessThanOrEqual(rounds / 10) // responses are cached, so rounds send no requests
  expect(after.listeners - before.listeners).toBeLessThan(rounds / 4)
  expect(after.nodes - before.nodes).toBeLessThan(rounds * 2)
  expect(after.heap - before.heap).toBeLessThan(5 * megabyte)
}, 120_000)
