import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { ErrorMessage } from '../../../src/parts/app/error-message.tsx'
import { Boundary } from '../../../src/ui/boundary.tsx'
import { freshBrowser, openTab } from '../../browser/tabs.ts'

beforeEach(() => {
  freshBrowser()
  vi.stubGlobal('fetch', () => new Promise(() => {})) // the message renders untranslated
})

test('ERR-01 reports a rendering error and replaces the view with a message', () => {
  const onError = vi.fn()
  const boundary = new Boundary({ onError, fallback: ErrorMessage, children: 'The view' })
  expect(renderToStaticMarkup(boundary.render())).toBe('The view')
  const error = new Error('a hostile title')
  boundary.state = Boundary.getDerivedStateFromError()
  boundary.componentDidCatch(error)
  expect(onError.mock.calls).toEqual([[error]])
  const markup = renderToStaticMarkup(boundary.render())
  expect(markup).toMatch(/^<div [^>]*role="alert"/)
  expect(markup).toContain('Oops, something went terribly wrong')
  expect(markup).not.toContain('The view')
})

test('ERR-02 another path renders the view again; another query or hash does not', async () => {
  const go = (address: string) => {
    vi.stubGlobal('location', new URL(address))
    window.dispatchEvent(new Event('popstate'))
  }
  const { modules } = await openTab(() => import('../../../src/base/dom/url-parts.ts'))
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  go('https://shop.example/cart')
  const retry = vi.fn()
  const stop = modules.onPathChange(retry)
  for (const address of ['/cart?step=2', '/cart#total']) go(`https://shop.example${address}`)
  expect(retry).not.toHaveBeenCalled()
  go('https://shop.example/wishlist')
  expect(retry).toHaveBeenCalledTimes(1)
  stop()
  go('https://shop.example/cart')
  expect(retry).toHaveBeenCalledTimes(1)
})
