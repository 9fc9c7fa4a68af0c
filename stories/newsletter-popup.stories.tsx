import { expect, userEvent, waitFor, within } from 'storybook/test'
import { newsletterPopup } from '../elements/newsletter-popup.ts'
import { $newsletterClosed } from '../src/stores/page/newsletter-closed.ts'
import { startSession } from '../src/stores/session/login/session-start.ts'
import { loadPopupDialog } from '../src/views/newsletter-popup/due-popup.tsx'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { fill } from './fill.ts'
import { withConfiguration } from './with-configuration.ts'
import { asVisitor } from './with-login.ts'
import { withPopupClosed, withPopupOpen } from './with-newsletter.ts'

export default { ...elementStories(newsletterPopup), title: 'Content/shop-newsletter-popup', beforeEach: withPopupOpen }

async function dialogIn(canvas: HTMLElement) {
  const dialog = await (await inside(canvas, 'shop-newsletter-popup')).findByRole('dialog', {}, { timeout: 5000 })
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
  // input before the dialog has the focus would be lost
  await waitFor(() => expect(dialog.matches(':focus-within')).toBe(true))
  return dialog
}

/** Shows the headline, description and picture of the shop. */
export const Preview: ElementStory = {
  tags: ['NL-14'],
  args: { force: 'true' },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog).toHaveAccessibleName('Restocks and price drops')
    const popup = within(dialog)
    await popup.findByText(/every second Thursday/)
    await popup.findByRole('img', { name: 'A watering can' })
    await popup.findByLabelText('Your email')
  },
}

/** Shows the texts of the page instead. */
export const OwnWords: ElementStory = {
  tags: ['NL-14'],
  args: { force: 'true', headline: 'Trail notes', description: '<p>One walk a month</p><img src="x" alt="" onerror="alert(1)">' },
  beforeEach: withConfiguration({ newsletter: undefined }),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog).toHaveAccessibleName('Trail notes')
    await within(dialog).findByText('One walk a month')
    await expect(dialog.querySelector('[onerror]')).toBeNull()
  },
}

/** Does not remember closing a preview. */
export const PreviewClosed: ElementStory = {
  args: { force: 'true' },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog.isConnected).toBe(false))
    await expect($newsletterClosed.get()).toBe(false)
  },
}

/** Opens automatically and remembers being closed. */
export const AfterItsDelay: ElementStory = {
  tags: ['NL-08', 'NL-13'],
  args: { 'delay-seconds': '0' },
  beforeEach: asVisitor,
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog.isConnected).toBe(false))
    await expect($newsletterClosed.get()).toBe(true)
  },
}

/** Thanks for a subscription and does not open again. */
export const Subscribed: ElementStory = {
  args: { force: 'true' },
  play: async ({ canvasElement }) => {
    const popup = within(await dialogIn(canvasElement))
    fill(popup.getByLabelText('Your email'), 'reader@example.com')
    await userEvent.click(popup.getByRole('button', { name: 'Subscribe' }))
    await popup.findByText('You have successfully subscribed')
    await expect($newsletterClosed.get()).toBe(true)
  },
}

/** Stays closed once closed. */
export const ClosedBefore: ElementStory = {
  tags: ['NL-11'],
  args: { 'delay-seconds': '0' },
  beforeEach: withPopupClosed,
  play: async ({ canvasElement }) => {
    const seen: boolean[] = []
    canvasElement.addEventListener('shop-popup-open', () => seen.push($newsletterClosed.get()))
    const parts = await inside(canvasElement, 'shop-newsletter-popup')
    // the other conditions of the popup: the session and its code
    await Promise.all([startSession(), loadPopupDialog()])
    await expect(parts.queryByRole('dialog')).toBeNull()
    withPopupOpen()
    await dialogIn(canvasElement)
    await expect(seen).toEqual([false])
  },
}
