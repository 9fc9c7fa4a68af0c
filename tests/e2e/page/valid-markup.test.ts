import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { open } from '../harness.ts'
import { waitForNetworkIdle } from '../network-idle.ts'

const paths = [
  ...['/', '/c/workshop', '/c/workshop/hand-tools', '/p/trail-pack-with-roll-top-bp-1001', '/search?search=oak', '/cart', '/wishlist'],
  ...[
    '/account',
    '/account?step=register',
    '/contacts',
    '/news',
    '/news/torch-test-in-the-cellar',
    '/about',
    '/delivery',
    '/faq',
    '/business',
    '/styleguide',
  ],
  ...['/blocks', '/offers', '/nothing'],
]

/** What a validator reports about the nesting of elements and about links, through all shadow roots. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const phrasing = 'span,p,a,b,em,strong,i,small,label,button,h1,h2,h3,h4,h5,h6,output,time,bdi,dt,sub,sup,abbr,code,cite,q'
    const blocks =
      'div,p,ul,ol,dl,section,article,header,footer,nav,main,aside,table,form,fieldset,figure,hr,h1,h2,h3,h4,h5,h6,pre,blockquote,address,details,dialog'
    const interactive = 'a[href],button,input:not([type=hidden]),select,textarea,summary,label,iframe,audio[controls],video[controls]'
    const found = new Set<string>()
    const name = (element: Element | null | undefined) => element && `${element.localName}.${element.className || '-'}`
    const check = (element: Element) => {
      let parent = element.parentElement
      while (parent?.matches('a, ins, del, slot')) parent = parent.parentElement
      const place = (element.getRootNode() as ShadowRoot).host?.localName ?? 'page'
      if (element.matches(blocks) && parent?.matches(phrasing)) found.add(`${place}: ${name(element)} in ${name(parent)}`)
      const around = element.parentElement?.closest('a[href], button')
      if (element.matches(interactive) && around) found.add(`${place}: ${name(element)} in ${name(around)}`)
      if (element.matches('a:not([href]):not([role=link][aria-disabled])')) found.add(`${place}: ${name(element)} has no address`)
      if (element.matches('li') && !parent?.matches('ul, ol, menu')) found.add(`${place}: ${name(element)} in ${name(parent)}`)
      if (element.matches('ul > :not(li, script, template, slot), ol > :not(li, script, template, slot)'))
        found.add(`${place}: ${name(element)} in a list`)
      if (element.matches('input:is([type=checkbox], [type=radio], [type=button], [type=submit])[autocomplete]'))
        found.add(`${place}: ${name(element)} has autocomplete`)
      if (element.id && (element.getRootNode() as Document).querySelectorAll(`#${CSS.escape(element.id)}`).length > 1)
        found.add(`${place}: id ${element.id} twice`)
      for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) check(child)
    }
    check(document.body)
    return [...found]
  })

test.each(paths)('the elements of %s are nested as HTML allows, and its links have addresses', async (path) => {
  const { page } = await open({ site: 'routed', path })
  await page.locator('shop-page:defined:not([data-shop-rendered])').waitFor()
  await waitForNetworkIdle(page)
  expect(await faults(page)).toEqual([])
})
