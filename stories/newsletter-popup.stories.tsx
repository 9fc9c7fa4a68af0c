import { expect, userEvent, waitFor, within } from 'storybook/test'
import { newsletterPopup } from '../elements/newsletter-popup.ts'
import { $newsletterClosed } from '../src/stores/page/newsletter-closed.ts'
import { startSession } from '../src/stores/session/login/session-start.ts'
import { loadPopupDialog } from '../src/views/newsletter-popup/newsletter-popup.tsx'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { fill } from './fill.ts'
import { withConfiguration } from './with-configuration.ts'
import { asVisitor } from './with-login.ts'
import { withPopupClosed, withPopupOpen } from './with-newsletter.ts'

export default { ...elementStories(newsletterPopup), title: 'Shell/shop-newsletter-popup', beforeEach: withPopupOpen }

async function dialogIn(canvas: HTMLElement) {
  const dialog = await (await inside(canvas, 'shop-newsletter-popup')).findByRole('dialog', {}, { timeout: 5000 })
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
  // what is typed before the dialog has taken the focus goes astray
  await waitFor(() => expect(dialog.matches(':focus-within')).toBe(true))
  return dialog
}

export const Preview: ElementStory = {
  name: 'NL-14 headline, description and picture are those of the shop',
  args: { force: 'true' },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog).toHaveAccessibleName('Know when it is back')
    const popup = within(dialog)
    await popup.findByText(/every second Thursday/)
    await popup.findByRole('img', { name: 'A young plant in a clay pot' })
    await popup.findByLabelText('Your e-mail')
  },
}

export const OwnWords: ElementStory = {
  name: 'NL-14 the page has words of its own',
  args: { force: 'true', headline: 'Trail notes', description: '<p>One walk a month</p><img src="x" alt="" onerror="alert(1)">' },
  beforeEach: withConfiguration({ newsletter: undefined }),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog).toHaveAccessibleName('Trail notes')
    await within(dialog).findByText('One walk a month')
    await expect(dialog.querySelector('[onerror]')).toBeNull()
  },
}

export const PreviewClosed: ElementStory = {
  name: 'closing a preview is not remembered',
  args: { force: 'true' },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog.isConnected).toBe(false))
    await expect($newsletterClosed.get()).toBe(false)
  },
}

export const AfterItsDelay: ElementStory = {
  name: 'NL-08, NL-13 it opens by itself, and closing it is remembered',
  args: { 'delay-seconds': '0' },
  beforeEach: asVisitor,
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog.isConnected).toBe(false))
    await expect($newsletterClosed.get()).toBe(true)
  },
}

export const Subscribed: ElementStory = {
  name: 'who has subscribed reads the thanks and is not asked again',
  args: { force: 'true' },
  play: async ({ canvasElement }) => {
    const popup = within(await dialogIn(canvasElement))
    fill(popup.getByLabelText('Your e-mail'), 'reader@example.com')
    await userEvent.click(popup.getByRole('button', { name: 'Subscribe' }))
    await popup.findByText('You have successfully subscribed')
    await expect($newsletterClosed.get()).toBe(true)
  },
}

export const ClosedBefore: ElementStory = {
  name: 'NL-11 closed once, it stays closed',
  args: { 'delay-seconds': '0' },
  beforeEach: withPopupClosed,
  play: async ({ canvasElement }) => {
    const seen: boolean[] = []
    canvasElement.addEventListener('shop-popup-open', () => seen.push($newsletterClosed.get()))
    const parts = await inside(canvasElement, 'shop-newsletter-popup')
    // all that it waits for besides: who is here, and its code
    await Promise.all([startSession(), loadPopupDialog()])
    await expect(parts.queryByRole('dialog')).toBeNull()
    withPopupOpen()
    await dialogIn(canvasElement)
    await expect(seen).toEqual([false])
  },
}
