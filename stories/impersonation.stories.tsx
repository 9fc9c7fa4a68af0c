import { expect, fn, waitFor } from 'storybook/test'
import { impersonation } from '../elements/impersonation.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { asVisitor } from './with-login.ts'

export default { ...elementStories(impersonation), title: 'Account/shop-impersonation' }

const tag = 'shop-impersonation'

/** Does nothing without a token. */
export const Nothing: ElementStory = {
  beforeEach: asVisitor,
  play: async ({ canvasElement }) => {
    await inside(canvasElement, tag)
    await expect(canvasElement.querySelector<HTMLElement>(tag)?.offsetHeight).toBe(0)
  },
}

/** Removes an invalid token from the URL and renders nothing. */
export const WrongToken: ElementStory = {
  tags: ['IMP-04'],
  beforeEach: async () => {
    await asVisitor()
    const address = location.href
    const url = new URL(address)
    url.searchParams.set('impersonateToken', `no-token-${Date.now()}`)
    history.replaceState(history.state, '', url)
    return () => history.replaceState(history.state, '', address)
  },
  play: async ({ canvasElement }) => {
    const received = fn()
    canvasElement.addEventListener('shop-impersonate', received)
    await inside(canvasElement, tag)
    await expect(location.search).not.toContain('impersonateToken')
    await waitFor(() => expect(received).toHaveBeenCalledOnce(), { timeout: 5000 })
    await expect(received.mock.calls[0]?.[0].detail).toEqual({ ok: false })
    await expect(canvasElement.querySelector<HTMLElement>(tag)?.offsetHeight).toBe(0)
  },
}
