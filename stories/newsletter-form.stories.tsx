import { expect, userEvent, waitFor } from 'storybook/test'
import { newsletterForm } from '../elements/newsletter-form.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { fill } from './fill.ts'
import { withConfiguration } from './with-configuration.ts'

export default { ...elementStories(newsletterForm), title: 'Content/shop-newsletter-form' }

type Parts = Awaited<ReturnType<typeof inside>>

async function subscribe(canvas: HTMLElement, email: string): Promise<Parts> {
  const parts = await inside(canvas, 'shop-newsletter-form')
  fill(await parts.findByLabelText('Your email'), email)
  await userEvent.click(parts.getByRole('button', { name: 'Subscribe' }))
  return parts
}

/** Shows a field next to its button, with the consent and a link to the privacy policy below. */
export const Row: ElementStory = {
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-newsletter-form')
    const consent = await parts.findByText(/You can unsubscribe/)
    const [field, button] = [parts.getByLabelText('Your email'), parts.getByRole('button', { name: 'Subscribe' })].map((part) =>
      part.getBoundingClientRect(),
    )
    await expect(button?.left).toBeGreaterThanOrEqual(field?.right ?? Infinity)
    await expect(consent.closest('p')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(field?.bottom ?? Infinity)
    await waitFor(() => expect(parts.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toMatch(/\/privacy$/))
  },
}

export const Column: ElementStory = {
  args: { layout: 'column', 'button-text': 'Send it to me', placeholder: 'name@example.com' },
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-newsletter-form')
    const field = await parts.findByPlaceholderText('name@example.com')
    const button = parts.getByRole('button', { name: 'Send it to me' })
    const label = parts.getByText('Your email').getBoundingClientRect()
    await expect(label.width).toBeGreaterThan(20) // not only for screen readers
    await expect(label.bottom).toBeLessThanOrEqual(field.getBoundingClientRect().top)
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(field.getBoundingClientRect().bottom)
  },
}

/** Omits the link to a missing privacy policy. */
export const WithoutPolicy: ElementStory = {
  beforeEach: withConfiguration({ privacyPolicyPage: undefined }),
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-newsletter-form')
    await parts.findByText(/privacy policy/)
    await expect(parts.queryByRole('link')).toBeNull()
  },
}

/** Replaces the form with a focused thank-you message. */
export const Subscribed: ElementStory = {
  tags: ['NL-07'],
  play: async ({ canvasElement }) => {
    const parts = await subscribe(canvasElement, 'reader@example.com')
    await expect(await parts.findByRole('status')).toHaveTextContent('You have successfully subscribed')
    await waitFor(() => expect(parts.getByRole('status').matches(':focus')).toBe(true))
    await expect(parts.queryByRole('button')).toBeNull()
  },
}

/** Reports an address that the shop rejects. */
export const Invalid: ElementStory = {
  tags: ['NL-05'],
  play: async ({ canvasElement }) => {
    const parts = await subscribe(canvasElement, 'rasa@medis')
    await parts.findByText('Email is invalid')
    const field = parts.getByLabelText('Your email')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription('Email is invalid')
    await expect(field).toHaveValue('rasa@medis')
  },
}

/** Reports any other failure and enables the button again. */
export const Failed: ElementStory = {
  tags: ['NL-02', 'NL-06'],
  args: { 'api-base': '/fault/status-500@newsletter*' },
  play: async ({ canvasElement }) => {
    const parts = await subscribe(canvasElement, 'reader@example.com')
    await parts.findByText('An error occurred, please try again later')
    await expect(parts.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
    await expect(parts.getByLabelText('Your email')).toHaveValue('reader@example.com')
  },
}

/** Disables the button while the request is pending. */
export const Sending: ElementStory = {
  tags: ['NL-01'],
  args: { 'api-base': '/fault/hang@newsletter*' },
  play: async ({ canvasElement }) => {
    const parts = await subscribe(canvasElement, 'reader@example.com')
    await waitFor(() => expect(parts.getByRole('button', { name: 'Subscribe' })).toBeDisabled())
  },
}
