import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { form } from '../elements/form.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

export default { ...elementStories(form), title: 'Content/shop-form' }

const formIn = (canvas: HTMLElement) => inside(canvas, 'shop-form')
const patient = { timeout: 8000 }

/** Shows a field for every type of element. */
export const Filled: ElementStory = {
  tags: ['FORM-18'],
  args: { 'form-id': 'service-request' },
  play: async ({ canvasElement }) => {
    const form = await formIn(canvasElement)
    await form.findByRole('heading', { name: 'Ask for a repair' }, patient)
    await expect(form.getByLabelText(/^Order number/)).not.toHaveAttribute('type')
    await expect(form.getByLabelText(/^Email/)).toHaveAttribute('type', 'email')
    await expect(form.getByLabelText(/^What happened\?/).localName).toBe('textarea')
    await expect(form.getByRole('combobox', { name: /^Type of fault/ })).toHaveTextContent('Select...')
    const photos = form.getByRole('group', { name: /^Photos/ })
    await expect(within(photos).getByLabelText('Choose files')).toHaveAttribute('type', 'file')
    const stars = form.getByRole('group', { name: /^How happy were you/ })
    await expect(within(stars).getAllByRole('radio')).toHaveLength(5)
    await expect(form.queryByLabelText(/^Company/)).toBeNull()
  },
}

/** A rating is a whole number from 1 to 5. */
export const Stars: ElementStory = {
  tags: ['FORM-35'],
  args: { 'form-id': 'service-request' },
  play: async ({ canvasElement }) => {
    const form = await formIn(canvasElement)
    const four = await form.findByRole('radio', { name: '4 of 5' }, patient)
    await userEvent.click(four)
    await waitFor(() => expect(four).toBeChecked())
    await expect(form.getAllByRole('radio').map((star) => star.getAttribute('value'))).toEqual(['1', '2', '3', '4', '5'])
    await userEvent.click(await form.findByRole('button', { name: 'No rating' }))
    await waitFor(() => expect(four).not.toBeChecked())
  },
}

/** Required fields have an asterisk, errors show below their fields. */
export const Invalid: ElementStory = {
  tags: ['FORM-26', 'FORM-27'],
  args: { 'form-id': 'contact' },
  play: async ({ canvasElement }) => {
    const form = await formIn(canvasElement)
    const send = await form.findByRole('button', { name: 'Send' }, patient)
    const name = form.getByLabelText(/^Name/)
    await expect(name.closest('.field')?.querySelector('label')).toHaveTextContent('Name *')
    await expect(
      form
        .getByLabelText(/^Phone/)
        .closest('.field')
        ?.querySelector('label'),
    ).toHaveTextContent('Phone optional')
    await userEvent.click(send)
    await form.findByText('Form fields invalid')
    const error = form.getAllByText('Field is required')[0] as HTMLElement
    await expect(error.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom)
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await waitFor(() => expect((name.getRootNode() as ShadowRoot).activeElement).toBe(name))
  },
}

/** Sets the value of a field and blurs it; also works in a background tab. */
const type = (field: HTMLElement, text: string) => {
  field.focus()
  fireEvent.input(field, { target: { value: text } })
  fireEvent.focusOut(field)
}

const fillIn = async (form: Awaited<ReturnType<typeof formIn>>) => {
  type(await form.findByLabelText(/^Name/, undefined, patient), 'Ona')
  type(form.getByLabelText(/^Email/), 'ona@firm.example')
  await userEvent.click(form.getByRole('combobox'))
  await userEvent.click(await form.findByRole('option', { name: 'An order' }))
  type(form.getByLabelText(/^Message/), 'Where is it?')
  await userEvent.click(form.getByRole('button', { name: 'Send' }))
}

export const Sent: ElementStory = {
  args: { 'form-id': 'contact', 'success-text': 'We write back by tomorrow.' },
  play: async ({ canvasElement }) => {
    const form = await formIn(canvasElement)
    await fillIn(form)
    await form.findByText('We write back by tomorrow.', undefined, patient)
    await waitFor(() => expect(form.getByLabelText(/^Message/)).toHaveValue(''))
  },
}

export const SendingFailed: ElementStory = {
  args: { 'form-id': 'contact', 'api-base': '/fault/status-500@requests' },
  play: async ({ canvasElement }) => {
    const form = await formIn(canvasElement)
    await fillIn(form)
    await form.findByText('Something went wrong, please try again later', undefined, patient)
    await expect(form.getByLabelText(/^Message/)).toHaveValue('Where is it?')
  },
}

/** Opens the form in a modal. */
export const InModal: ElementStory = {
  tags: ['FORM-20'],
  args: { 'form-id': 'contact', modal: true, 'trigger-text': 'Ask us' },
  play: async ({ canvasElement }) => {
    const form = await formIn(canvasElement)
    await userEvent.click(await form.findByRole('button', { name: 'Ask us' }))
    const dialog = await form.findByRole('dialog', { name: 'Write to us' }, patient)
    type(await within(dialog).findByLabelText(/^Name/, undefined, patient), 'Ona')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(form.queryByRole('dialog')).toBeNull())
    await userEvent.click(form.getByRole('button', { name: 'Ask us' }))
    await waitFor(() => expect(form.getByLabelText(/^Name/)).toHaveValue('Ona'), patient)
  },
}

export const Open: ElementStory = {
  args: { 'form-id': 'inquiry', modal: true, open: true },
  play: async ({ canvasElement }) => {
    const form = await formIn(canvasElement)
    await form.findByRole('dialog', { name: 'Ask about this product' }, patient)
    await form.findByLabelText(/^Your question/, undefined, patient)
  },
}

export const Lithuanian: ElementStory = {
  args: { 'form-id': 'contact', language: 'lt' },
  play: async ({ canvasElement }) => {
    const form = await formIn(canvasElement)
    await userEvent.click(await form.findByRole('button', { name: 'Siųsti' }, patient))
    await waitFor(() => expect(form.getAllByText('Laukas privalomas').length).toBeGreaterThan(1))
  },
}

export const Loading: ElementStory = {
  args: { 'form-id': 'contact', 'api-base': '/fault/slow-5000@forms*' },
  play: async ({ canvasElement }) => {
    const form = await formIn(canvasElement)
    await form.findByRole('status', { name: 'The form is loading' })
    await expect(form.queryByRole('button')).toBeNull()
  },
}

export const LoadingFailed: ElementStory = {
  args: { 'form-id': 'contact', 'api-base': '/fault/status-500@forms*' },
  play: async ({ canvasElement }) => {
    const form = await formIn(canvasElement)
    await form.findByText('The form could not be loaded', undefined, patient)
    await expect(form.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Empty: ElementStory = {
  play: async ({ canvasElement }) => {
    const form = await formIn(canvasElement)
    await expect(canvasElement.querySelector('shop-form')?.shadowRoot?.querySelector('slot[name="empty"]')).not.toBeNull()
    await expect(form.queryByRole('textbox')).toBeNull()
  },
}
