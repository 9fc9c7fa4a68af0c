import { expect, test } from 'vitest'
import { shareVisit } from '../journeys/shared-visit.ts'
import { cards, showList } from './listing-steps.ts'

const visit = shareVisit({ html: '' })

/** What React and the page keep for the cards of a list, per card. */
const readCosts = () => {
  interface Hook {
    next: Hook | null
    queue: { getSnapshot?: unknown } | null
  }
  interface Fiber {
    child: Fiber | null
    sibling: Fiber | null
    tag: number
    memoizedState: Hook | null
  }
  const functionComponents = new Set([0, 11, 15]) // tags of React's work loop: function, forwardRef, simple memo
  const sum = { cards: 0, elements: 0, fibers: 0, hooks: 0, subscriptions: 0 }
  const visit = (fiber: Fiber | null) => {
    for (let now = fiber; now; now = now.sibling) {
      sum.fibers++
      if (functionComponents.has(now.tag))
        for (let hook = now.memoizedState; hook && 'queue' in hook; hook = hook.next) {
          sum.hooks++
          if (hook.queue?.getSnapshot) sum.subscriptions++
        }
      visit(now.child)
    }
  }
  const root = document.querySelector('shop-product-list')?.shadowRoot
  for (const item of root?.querySelectorAll('.products > li') ?? []) {
    const key = Object.keys(item).find((name) => name.startsWith('__reactFiber$'))
    const fiber: Fiber | undefined = key && Reflect.get(item, key)
    sum.cards++
    sum.elements += item.querySelectorAll('*').length
    visit(fiber?.child ?? null)
  }
  const { cards: count, ...totals } = sum
  return Object.fromEntries(Object.entries(totals).map(([name, total]) => [name, total / count]))
}

test('a card costs at most 25 elements, 25 fibers, 15 hooks and no subscription', async () => {
  const { page } = await showList(visit, 'category="workshop" subcategories page-size="50"')
  await expect.poll(() => cards(page).count()).toBe(50)
  const { elements, fibers, hooks, subscriptions } = await page.evaluate(readCosts)
  expect(elements).toBeGreaterThan(5)
  expect(elements).toBeLessThanOrEqual(25)
  expect(fibers).toBeGreaterThan(5)
  expect(fibers).toBeLessThanOrEqual(25)
  expect(hooks).toBeGreaterThanOrEqual(1)
  expect(hooks).toBeLessThanOrEqual(15)
  expect(subscriptions).toBe(0)
})
