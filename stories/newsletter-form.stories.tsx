import { expect, userEvent, waitFor } from 'storybook/test'
import { newsletterForm } from '../elements/newsletter-form.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { fill } from './fill.ts'
import { withConfiguration } from './with-configuration.ts'

export default { ...elementStories(newsletterForm), title: 'Shell/shop-newsletter-form' }

type Parts = Awaited<ReturnType<typeof inside>>

async function subscribe(canvas: HTMLElement, email: string): Promise<Parts> {
  const parts = await inside(canvas, 'shop-newsletter-form')
  fill(await parts.findByLabelText('Your e-mail'), email)
  await userEvent.click(parts.getByRole('button', { name: 'Subscribe' }))
  return parts
}

export const Row: ElementStory = {
  name: 'shows a field next to its button, with the consent and a link to the privacy policy below',
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-newsletter-form')
    const consent = await parts.findByText(/By subscribing you agree/)
    const [field, button] = [parts.getByLabelText('Your e-mail'), parts.getByRole('button', { name: 'Subscribe' })].map((part) =>
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
    const label = parts.getByText('Your e-mail').getBoundingClientRect()
    await expect(label.width).toBeGreaterThan(20) // not only for screen readers
    await expect(label.bottom).toBeLessThanOrEqual(field.getBoundingClientRect().top)
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(field.getBoundingClientRect().bottom)
  },
}

export const WithoutPolicy: ElementStory = {
  name: 'omits the link to a missing privacy policy',
  beforeEach: withConfiguration({ privacyPolicyPage: undefined }),
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-newsletter-form')
    await parts.findByText(/privacy policy/)
    await expect(parts.queryByRole('link')).toBeNull()
  },
}

export const Subscribed: ElementStory = {
  name: 'NL-07 replaces the form with a focused thank-you message',
  play: async ({ canvasElement }) => {
    const parts = await subscribe(canvasElement, 'reader@example.com')
    await expect(await parts.findByRole('status')).toHaveTextContent('You have successfully subscribed')
    await waitFor(() => expect(parts.getByRole('status').matches(':focus')).toBe(true))
    await expect(parts.queryByRole('button')).toBeNull()
  },
}

export const Invalid: ElementStory = {
  name: 'NL-05 reports an address that the shop rejects',
  play: async ({ canvasElement }) => {
    const parts = await subscribe(canvasElement, 'rasa@medis')
    await parts.findByText('Email is invalid')
    const field = parts.getByLabelText('Your e-mail')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription('Email is invalid')
    await expect(field).toHaveValue('rasa@medis')
  },
}

export const Failed: ElementStory = {
  name: 'NL-02, NL-06 reports any other failure and enables the button again',
  args: { 'api-base': '/fault/status-500@newsletter*' },
  play: async ({ canvasElement }) => {
    const parts = await subscribe(canvasElement, 'reader@example.com')
    await parts.findByText('An error occurred, please try again later')
    await expect(parts.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
    await expect(parts.getByLabelText('Your e-mail')).toHaveValue('reader@example.com')
  },
}

export const Sending: ElementStory = {
  name: 'NL-01 disables the button while the request is pending',
  args: { 'api-base': '/fault/hang@newsletter*' },
  play: async ({ canvasElement }) => {
    const parts = await subscribe(canvasElement, 'reader@example.com')
    await waitFor(() => expect(parts.getByRole('button', { name: 'Subscribe' })).toBeDisabled())
  },
}
