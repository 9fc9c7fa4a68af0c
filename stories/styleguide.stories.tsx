import { expect, userEvent, waitFor } from 'storybook/test'
import { styleguide } from '../elements/styleguide.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { fill } from './fill.ts'

const tag = 'shop-styleguide'

export default { ...elementStories(styleguide), title: 'Page/shop-styleguide', args: { heading: 'Style guide' } }

/** Shows sample typography, buttons and a sample form with validation. */
export const Samples: ElementStory = {
  tags: ['BANNER-23'],
  play: async ({ canvasElement }) => {
    const guide = await inside(canvasElement, tag)
    const size = (text: string) => Number.parseFloat(getComputedStyle(guide.getByText(text)).fontSize)
    await guide.findByRole('region', { name: 'Type' })
    await expect(size('A banner says one thing')).toBeGreaterThan(size('Title of a block'))
    await expect(guide.getByRole('button', { name: 'Main action' })).toHaveAttribute('data-kind', 'primary')
    await expect(guide.getAllByRole('button', { name: 'Choose a date' })).toHaveLength(2)
    const form = guide.getByRole('region', { name: 'Sample form' })
    const [name, email] = form.querySelectorAll('input')
    const send = guide.getByRole('button', { name: 'Send' })
    await userEvent.click(send)
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'))
    fill(name as HTMLElement, 'Rasa')
    fill(email as HTMLElement, 'rasa@example.com')
    await userEvent.click(send)
    await guide.findByText(/nothing was sent/)
    await waitFor(() => expect(name).toHaveValue(''))
  },
}
