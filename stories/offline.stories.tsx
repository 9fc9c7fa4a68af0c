import { createElement } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { offline } from '../elements/offline.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { withConfiguration } from './with-configuration.ts'
import { setOnline, withConnection } from './with-connection.ts'

const tag = 'shop-offline'
const patient = { timeout: 8000 }
const rootOf = (canvas: HTMLElement) => canvas.querySelector(tag)?.shadowRoot as ShadowRoot

export default { ...elementStories(offline), title: 'Page/shop-offline', beforeEach: withConnection }

/** Shows the screen with a phone link and the app icon. */
export const Screen: ElementStory = {
  tags: ['OFF-01', 'OFF-02', 'OFF-04'],
  args: { force: true },
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, tag)
    const screen = await parts.findByRole('alertdialog', { name: 'You are offline' }, patient)
    await expect(screen.matches(':modal')).toBe(true)
    await expect(screen).toHaveAccessibleDescription(/^Your cart and wishlist are kept/)
    await expect(await parts.findByRole('link', { name: 'Call us' }, patient)).toHaveAttribute('href', expect.stringMatching(/^tel:\+\d+$/))
    await waitFor(() => expect(screen.querySelector('img')?.naturalWidth).toBeGreaterThan(100), patient)
  },
}

/** Follows the connection, takes focus and restores it. */
export const Coming: ElementStory = {
  tags: ['OFF-06'],
  render: () => (
    <>
      <input aria-label="Anything" />
      {createElement(tag)}
    </>
  ),
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, tag)
    await expect(parts.queryByRole('alertdialog')).toBeNull()
    const field = canvasElement.querySelector('input')
    field?.focus()
    const details: boolean[] = []
    canvasElement.querySelector(tag)?.addEventListener('shop-online-change', ({ detail }) => details.push(detail.online))
    setOnline(false)
    await parts.findByRole('alertdialog', {}, patient)
    await expect(rootOf(canvasElement).activeElement).not.toBeNull()
    setOnline(true)
    await waitFor(() => expect(parts.queryByRole('alertdialog')).toBeNull())
    await expect(document.activeElement).toBe(field)
    await expect(details).toEqual([false, true])
  },
}

/** Shows the saved page below a bar until the connection changes. */
export const SavedPage: ElementStory = {
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, tag)
    setOnline(false)
    await userEvent.click(await parts.findByRole('button', { name: 'View saved copy' }, patient))
    await expect(parts.queryByRole('alertdialog')).toBeNull()
    await expect(parts.getByRole('complementary')).toHaveTextContent('You are offline. This is a saved page.')
    setOnline(true)
    await waitFor(() => expect(parts.queryByRole('complementary')).toBeNull())
    setOnline(false)
    await parts.findByRole('alertdialog', {}, patient)
  },
}

/** Without phone and manifest: no phone link, white, the configured icon. */
export const Bare: ElementStory = {
  tags: ['OFF-02', 'OFF-03', 'OFF-05'],
  args: { force: true },
  beforeEach: withConfiguration({ companyPhone: undefined, features: { webAppManifest: false }, appIconMaskable: 'own-icon' }),
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, tag)
    const screen = await parts.findByRole('alertdialog', {}, patient)
    await waitFor(() => expect(screen.querySelector('img')?.src).toMatch(/\/images\/own-icon\?/), patient)
    await expect(parts.queryByRole('link')).toBeNull()
    await expect(getComputedStyle(screen).backgroundColor).toBe('rgb(255, 255, 255)')
  },
}

/** Covers one element and makes its content inert. */
export const OverItsParent: ElementStory = {
  render: () => (
    <div style={{ position: 'relative', blockSize: 560 }}>
      <button type="button">Behind</button>
      {createElement(tag, { cover: 'parent', force: 'true', phone: '+370 600 00000' })}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, tag)
    const screen = await parts.findByRole('alert', { name: 'You are offline' }, patient)
    await expect(screen.getBoundingClientRect().height).toBe(560)
    await expect(canvasElement.querySelector('button')?.inert).toBe(true)
    await userEvent.click(parts.getByRole('button', { name: 'View saved copy' }))
    await expect(canvasElement.querySelector('button')?.inert).toBe(false)
  },
}
