import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import fc from 'fast-check'
import type { ReadableAtom } from 'nanostores'
import type { Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sanitizer } from '../../../src/base/security/safe-html.ts'
import { cssSheet } from '../../../tools/vite/css-sheet.ts'
import { open, sites, type VisitOptions } from '../harness.ts'
import { shareVisit } from '../journeys/shared-visit.ts'
import { hostileHtml } from './hostile-html.ts'

declare global {
  interface Window {
    /** called by payloads that run */
    ran: () => void
    runs: number
    upgraded: string[]
    violations: string[]
    $sanitizer: ReadableAtom<Sanitizer | undefined>
  }
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-kit-html-'))
  const input = new URL('./html-probe.tsx', import.meta.url).pathname
  const rolldownOptions = { input: { probe: input }, output: { entryFileNames: '[name].js' } }
  // no config file: the kit's configuration would build the whole kit, too
  await build({
    configFile: false,
    base: './',
    plugins: [react(), cssSheet()],
    logLevel: 'error',
    build: { target: 'es2022', modulePreload: { polyfill: false }, outDir: folder, emptyOutDir: true, rolldownOptions },
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const payloads = Object.values(hostileHtml).flat()
const policy = `script-src 'self' 'nonce-probe'; style-src 'self'; object-src 'none'; require-trusted-types-for 'script'; trusted-types shop-kit`

/** A host page with the probe element that records script runs, requests and CSP violations. */
function withProbe({ strict = false, code = true, requested = [] as string[] } = {}): VisitOptions {
  return {
    html: '',
    connection: '',
    script: 'nonce="probe"',
    headers: strict ? { 'Content-Security-Policy': policy } : {},
    head: `<script type="module" nonce="probe" src="${sites.shop}/probe/probe.js"></script>`,
    before: async (opened) => {
      opened.on('request', (request) => request.resourceType() !== 'image' && requested.push(request.url()))
      await opened.route(/evil\.example/, (route) => route.abort())
      await opened.route(/\/probe\//, async (route) => {
        const path = new URL(route.request().url()).pathname.replace('/probe/', '')
        if (!code && !path.endsWith('probe.js') && path.includes('purify')) return route.abort()
        await route.fulfill({ contentType: 'text/javascript', body: await readFile(join(folder, path)) })
      })
      await opened.addInitScript(() => {
        Object.assign(window, { runs: 0, upgraded: [], violations: [], ran: () => window.runs++, alert: () => window.runs++ })
        addEventListener('securitypolicyviolation', (event) => window.violations.push(`${event.violatedDirective} ${event.sample}`))
        addEventListener('click', (event) => event.preventDefault(), true)
        addEventListener('submit', (event) => event.preventDefault(), true)
        class Evil extends HTMLElement {
          connectedCallback() {
            window.upgraded.push(this.localName)
          }
        }
        customElements.define('x-evil', Evil)
        class EvilText extends HTMLParagraphElement {
          connectedCallback() {
            window.upgraded.push('p is')
          }
        }
        customElements.define('x-evil-p', EvilText, { extends: 'p' })
      })
    },
  }
}

/** Requests of the page without a CSP and of the page with one. */
const requested = { free: [] as string[], strict: [] as string[] }
const visits = {
  free: shareVisit(withProbe({ requested: requested.free })),
  strict: shareVisit(withProbe({ strict: true, requested: requested.strict })),
}

/** Renders each payload in its own element, dispatches events on every node and returns the resulting elements. */
const show = (page: Page, html: readonly string[]) =>
  page.evaluate(async (values) => {
    for (const old of document.querySelectorAll('shop-html-probe')) old.remove()
    await customElements.whenDefined('shop-html-probe')
    const probes = values.map((value) => {
      const probe = document.createElement('shop-html-probe') as HTMLElement & { html: string; ready: Promise<void> }
      probe.html = value
      document.body.append(probe)
      return probe
    })
    await Promise.all(probes.map((probe) => probe.ready))
    await new Promise<void>((resolve) => {
      const stop = window.$sanitizer.subscribe((sanitizer) => sanitizer && setTimeout(() => resolve(stop())))
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    const boxes = probes.map((probe) => probe.shadowRoot?.querySelector('.safe-html'))
    for (const box of boxes)
      for (const node of box?.querySelectorAll('*') ?? [])
        for (const name of [
          'click',
          'mouseover',
          'pointerenter',
          'focus',
          'blur',
          'toggle',
          'load',
          'error',
          'animationstart',
          'copy',
          'wheel',
        ])
          node.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }))
    await new Promise((resolve) => setTimeout(resolve, 300))
    return boxes.map((box) => ({
      html: box?.innerHTML ?? '',
      elements: [...(box?.querySelectorAll('*') ?? [])].map((node) => ({
        tag: node.localName,
        namespace: node.namespaceURI,
        shadow: node.shadowRoot !== null,
        attributes: [...node.attributes].map(({ name, value }): [string, string] => [name, value]),
      })),
    }))
  }, html)

const tags = new Set(
  (
    'p br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd strong b em i u s small sub sup mark code pre blockquote q cite abbr span div table ' +
    'caption thead tbody tfoot tr th td colgroup col a img figure figcaption details summary time bdi'
  ).split(' '),
)
const attributes = new Set(
  (
    'href title alt src width height colspan rowspan scope span start reversed datetime dir lang open aria-label rel target ' +
    'referrerpolicy loading'
  ).split(' '),
)

test('R01 the corpus contains at least 120 payloads', () => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(120)
})

describe('hostile HTML in a page', () => {
  test.each([
    ['a page without a CSP', 'free'],
    ['a page with Trusted Types', 'strict'],
  ] as const)('R01 R02 R03 no payload runs or survives in %s', async (_, kind) => {
    const { page } = visits[kind]
    const before = requested[kind].length
    const shown = await show(page, payloads)
    const noted = await page.evaluate(() => ({ runs: window.runs, upgraded: window.upgraded, violations: window.violations }))
    expect(noted).toEqual({ runs: 0, upgraded: [], violations: [] })
    expect(requested[kind].slice(before).filter((url) => !url.startsWith(`${sites.shop}/`))).toEqual([])
    expect(page.url()).toBe(`${sites.shop}/test-page`)
    const left = shown.flatMap(({ elements }) => elements)
    expect(left.length).toBeGreaterThan(100) // the harmless parts of the payloads remain
    expect([...new Set(left.map(({ tag }) => tag))].filter((tag) => !tags.has(tag))).toEqual([])
    expect(left.filter(({ shadow, namespace }) => shadow || namespace !== 'http://www.w3.org/1999/xhtml')).toEqual([])
    // an `is` attribute can only be emptied: browsers serialize it even after its removal
    const given = left.flatMap((element) => element.attributes).filter(([name, value]) => !(name === 'is' && value === ''))
    expect([...new Set(given.map(([name]) => name))].filter((name) => !attributes.has(name))).toEqual([])
    const addresses = given.filter(([name]) => name === 'href' || name === 'src').map(([, value]) => new URL(value, page.url()).protocol)
    expect([...new Set(addresses)].filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol))).toEqual([])
  })

  test('R46 harmless HTML violates no CSP with Trusted Types', async () => {
    const { page } = await open(withProbe({ strict: true }))
    const [shown, styled] = await show(page, [
      '<h3>Ash</h3><p>Balanced <b>by hand</b>, <a href="/care">how to care</a>.</p>',
      `<p style="color: red">A style="of life"</p><p lang=en STYLE = 'top: 0'>b</p>`,
    ])
    expect(shown?.html).toContain('<b>by hand</b>')
    expect(styled?.html).toBe('<p>A style="of life"</p><p lang="en">b</p>')
    expect(await page.evaluate(() => window.violations)).toEqual([])
  })

  test('R46 styles and event handlers of any spelling cause no CSP report, and nothing else is lost', async () => {
    const { page } = await open(withProbe({ strict: true }))
    const shown = await show(page, [
      '<p style=color:red>a</p><p title="x > y"style=top:0 lang=en>b</p><p\nSTYLE\n=\ntop:0>c</p><p/style=top:0/>d</p>',
      '<style>p { top: 0 }</style><p>a</p><svg><style>*{}</style></svg><STYLE media=all>b { c: d }</STYLE >',
      '<img src=x onerror=ran()><p onclick="ran()">a</p><b onload = \'ran()\' lang="lt">b</b>',
      '<p title="<style>">a</p><p title="a style=b onclick=c">b</p><!-- <style> --><p>c</p><!--> <p>d</p>',
      `<p>a</p title='<b title="'><b onclick=ran()>b</b><?x title="><b onclick=ran()>c</b></ title="><b onclick=ran()>d</b>`,
      '<iframe><p title="</iframe><b onclick=ran()>e</b><title><!--</title><b onclick=ran()>f</b>',
    ])
    expect(shown.map(({ html }) => html.replace(/<img[^>]*>/, ''))).toEqual([
      '<p>a</p><p title="x &gt; y" lang="en">b</p><p>c</p><p>d</p>',
      '<p>a</p>',
      '<p>a</p><b lang="lt">b</b>',
      '<p title="&lt;style&gt;">a</p><p title="a style=b onclick=c">b</p><p>c</p> <p>d</p>',
      '<p>a</p><b>b</b><b>c</b><b>d</b>',
      '<b>e</b><b>f</b>',
    ])
    expect(await page.evaluate(() => window.violations)).toEqual([])
  })

  test('R46 no mixture of payloads causes a CSP report', async () => {
    const { page } = visits.strict
    await show(page, ['']) // loads the sanitizer
    const reports = await page.evaluate(async (values) => {
      window.violations.length = 0
      const clean = window.$sanitizer.get()
      for (const value of values) clean?.(value)
      await new Promise((resolve) => setTimeout(resolve, 500))
      return [typeof clean, ...window.violations]
    }, mixtures())
    expect(reports).toEqual(['function'])
  })

  test('wide tables are reached by keyboard and have the name of their heading, narrow ones are not', async () => {
    const { page } = await open(withProbe())
    const row = (cells: number) => `<tr>${'<td>0000</td>'.repeat(cells)}</tr>`
    await show(page, [`<h3>Sizes</h3><table>${row(80)}</table>`, `<h3>Weights</h3><table>${row(1)}</table>`])
    await page.setViewportSize({ width: 375, height: 800 })
    const [wide, narrow] = [page.locator('shop-html-probe').nth(0), page.locator('shop-html-probe').nth(1)]
    const scrolled = wide.getByRole('group', { name: 'Sizes', exact: true })
    await scrolled.waitFor()
    await page.keyboard.press('Tab')
    const left = () => scrolled.evaluate((element) => element.scrollLeft)
    await page.keyboard.press('ArrowRight')
    await expect.poll(left).toBeGreaterThan(0)
    expect(await narrow.locator('[tabindex]').count()).toBe(0)
  })

  test('R03 custom elements are removed and their text remains', async () => {
    const { page } = visits.free
    const [product, foreign, nested] = await show(page, [
      '<p>a <shop-product-list api-base="https://evil.example">b</shop-product-list> c</p>',
      '<x-evil>d</x-evil>',
      '<div><shop-page><shop-config api-base="x"><b>e</b></shop-config></shop-page></div>',
    ])
    expect(product?.html).toBe('<p>a b c</p>')
    expect(foreign?.html).toBe('d')
    expect(nested?.html).toBe('<div><b>e</b></div>')
  })

  test('R07 links in HTML get a safe rel, and pictures send no referrer', async () => {
    const { page } = visits.free
    const [left, right, picture] = await show(page, [
      '<a href="https://other.example/x" target="x">x</a>',
      '<a href="/delivery" target="_blank" rel="opener">x</a>',
      '<img src="/images/a" alt="A" onload="ran()">',
    ])
    expect(left?.html).toBe('<a href="https://other.example/x" rel="noopener noreferrer">x</a>')
    expect(right?.html).toBe('<a href="/delivery" target="_blank" rel="noopener noreferrer">x</a>')
    expect(picture?.html).toBe('<img src="/images/a" alt="A" loading="lazy" referrerpolicy="no-referrer">')
  })
})

/** Sanitizes HTML once and twice, and parses the result again. */
const sanitize = (page: Page, html: readonly string[]) =>
  page.evaluate(async (values) => {
    await customElements.whenDefined('shop-html-probe')
    const clean = await new Promise<Sanitizer>((resolve) => window.$sanitizer.subscribe((sanitizer) => sanitizer && resolve(sanitizer)))
    const parse = (text: string) => {
      const box = document.createElement('div')
      box.innerHTML = text
      return box
    }
    return values.map((value) => {
      const once = String(clean(value))
      const first = parse(once)
      return {
        once,
        twice: String(clean(once)),
        same: first.isEqualNode(parse(first.innerHTML)),
        tags: [...first.querySelectorAll('*')].map(({ localName }) => localName),
      }
    })
  }, html)

/** Short documents of several pieces each. */
const mixtures = () => {
  const several = fc.array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 12 })
  return fc.sample(
    several.map((parts) => parts.join('')),
    { numRuns: 1500, seed: 20261120 },
  )
}

const pieces = [
  ...payloads.filter((payload) => payload.length < 80),
  ...'<p> </p> <table> <td> </table> <a href=x> </a> <b> </b> <pre>\n <h1> <li> <ul> <svg> <math> <mtext> <style> </style> <!-- --> " \' > <form> <select> <template> &lt; &amp; text'.split(
    ' ',
  ),
]

test('R04 sanitizing is idempotent and survives reparsing', async () => {
  const { page } = visits.free
  const read = await sanitize(page, [...payloads, ...mixtures()])
  expect(read.filter(({ once, twice }) => once !== twice)).toEqual([])
  expect(read.filter(({ same }) => !same).map(({ once }) => once)).toEqual([])
  expect([...new Set(read.flatMap((result) => result.tags))].filter((tag) => !tags.has(tag))).toEqual([])
  expect(await page.evaluate(() => window.runs)).toBe(0)
})

test('HTML with too many tags renders as plain text', async () => {
  const { page } = visits.free
  const [most, more] = await show(page, ['<b>x</b>'.repeat(1000), '<b>x'.repeat(20_000)])
  expect(most?.elements).toHaveLength(1000)
  expect(more?.elements).toEqual([])
  expect(more?.html).toBe('x'.repeat(20_000))
})

test('R21 HTML renders as plain text if the sanitizer chunk fails to load', async () => {
  const { page } = await open(withProbe({ code: false }))
  const shown = await page.evaluate(async () => {
    await customElements.whenDefined('shop-html-probe')
    const probe = document.createElement('shop-html-probe') as HTMLElement & { html: string; ready: Promise<void> }
    probe.html = '<h3>Ash &amp; steel</h3><p>Balanced <b>by hand</b>.</p><img src=x onerror=ran()><script>ran()</script>'
    document.body.append(probe)
    await probe.ready
    await new Promise((resolve) => setTimeout(resolve, 300))
    return { text: probe.shadowRoot?.querySelector('.safe-html')?.textContent, runs: window.runs }
  })
  expect(shown).toEqual({ text: 'Ash & steel\nBalanced by hand.', runs: 0 })
})
