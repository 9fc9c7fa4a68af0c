import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { oneOf } from '../elements/kit/attribute.ts'
import { contract } from '../elements/kit/contract.ts'
import { DateField } from '../src/parts/forms/date-field/date-field.tsx'
import { PhoneField } from '../src/parts/forms/phone-field/phone-field.tsx'
import { CheckboxField } from '../src/ui/fields/checkbox-field.tsx'
import { Dropdown } from '../src/ui/fields/dropdown.tsx'
import { PasswordField } from '../src/ui/fields/password-field.tsx'
import { StarRating } from '../src/ui/fields/star-rating.tsx'
import { TextAreaField } from '../src/ui/fields/text-area-field.tsx'
import { check, circle } from '../src/ui/icons.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const cities = ['Alytus', 'Jonava', 'Kaunas', 'Klaipėda', 'Marijampolė', 'Mažeikiai', 'Panevėžys', 'Šiauliai', 'Utena', 'Vilnius']
const options = cities.map((city) => ({ value: city, title: city }))

const samples = {
  password: function Password() {
    const [value, setValue] = useState('')
    const hints = [
      { text: 'At least 8 characters', isMet: value.length >= 8 },
      { text: 'A number', isMet: /\d/.test(value) },
    ]
    return (
      <PasswordField
        label="Password"
        value={value}
        autoComplete="new-password"
        showLabel="Show password"
        hints={hints}
        error={value === '1' ? 'Field must contain a letter' : undefined}
        onChange={setValue}
      />
    )
  },
  checkbox: function Checkbox() {
    const [isChecked, setChecked] = useState(false)
    return (
      <CheckboxField
        label="I agree to the terms"
        checked={isChecked}
        required
        error={isChecked ? undefined : 'Field is required'}
        onChange={setChecked}
      />
    )
  },
  area: function Area() {
    const [value, setValue] = useState('')
    return <TextAreaField label="Message" hint={`${value.length} characters`} value={value} onCommit={setValue} />
  },
  dropdown: function City() {
    const [value, setValue] = useState('')
    return <Dropdown label="City" options={options} value={value} onChange={setValue} />
  },
  'dropdown-empty': () => <Dropdown label="City" options={[]} value="" onChange={() => {}} />,
  'dropdown-loading': () => <Dropdown label="City" options={[]} loading value="" onChange={() => {}} />,
  phone: function Phone() {
    const [value, setValue] = useState('+37061234567')
    return <PhoneField label="Phone" hint={value} value={value} onChange={setValue} />
  },
  date: function Day() {
    const [value, setValue] = useState('2026-11-24')
    return <DateField label="Day" value={value} min="2026-11-10" onCommit={setValue} />
  },
  time: function Time() {
    const [value, setValue] = useState('')
    return <DateField label="Day and time" withTime value={value} onCommit={setValue} />
  },
  stars: function Stars() {
    const [value, setValue] = useState<number | undefined>(3)
    return (
      <StarRating
        label="Rating"
        optional="(optional)"
        value={value}
        titleOf={(rating) => `${rating} of 5`}
        clearLabel="No rating"
        onChange={setValue}
      />
    )
  },
}

const names = Object.keys(samples) as (keyof typeof samples)[]

/** A tag for stories only: a field in a shadow root, connected to the shop like every other element. */
const fields = contract<{ kind: keyof typeof samples }, object>({
  tag: 'shop-field-sample',
  frame: 'bare',
  attributes: { kind: oneOf(names, 'password') },
  view: ({ kind }) => {
    const Sample = samples[kind]
    return <Sample />
  },
})

export default { ...elementStories(fields), title: 'Content/Fields of a form', tags: ['!autodocs'] }

const fieldIn = (canvas: HTMLElement) => inside(canvas, 'shop-field-sample')
const patient = { timeout: 8000 }
/** Replaces the value of a field and blurs it; also works in a background tab. */
const retype = (input: HTMLElement, text: string) => {
  input.focus()
  fireEvent.input(input, { target: { value: text } })
  fireEvent.focusOut(input)
}
const hasFocus = (control: HTMLElement) => (control.getRootNode() as ShadowRoot).activeElement === control

export const Password: ElementStory = {
  args: { kind: 'password' },
  play: async ({ canvasElement }) => {
    const field = await fieldIn(canvasElement)
    const input = await field.findByLabelText(/^Password/)
    const length = field.getByText('At least 8 characters')
    const mark = () => length.querySelector('path')?.getAttribute('d')
    await expect(mark()).toBe(circle)
    retype(input, '1')
    await expect(input).toHaveAttribute('type', 'password')
    await field.findByText('Field must contain a letter')
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    const show = field.getByRole('button', { name: 'Show password', pressed: false })
    await userEvent.click(show)
    await waitFor(() => expect(input).toHaveAttribute('type', 'text'))
    await expect(show).toHaveAttribute('aria-pressed', 'true')
    retype(input, 'planks and chisels')
    await waitFor(() => expect(length).toHaveAttribute('data-met'))
    await expect(mark()).toBe(check)
  },
}

export const Checkbox: ElementStory = {
  args: { kind: 'checkbox' },
  play: async ({ canvasElement }) => {
    const field = await fieldIn(canvasElement)
    await field.findByText('Field is required')
    await userEvent.click(field.getByText('I agree to the terms'))
    await waitFor(() => expect(field.queryByText('Field is required')).toBeNull())
    await expect(field.getByRole('checkbox')).toBeChecked()
  },
}

export const TextArea: ElementStory = {
  args: { kind: 'area' },
  play: async ({ canvasElement }) => {
    const field = await fieldIn(canvasElement)
    retype(await field.findByLabelText(/^Message/), 'Two lines\nof text')
    await field.findByText('17 characters')
  },
}

/** A dropdown is 140 to 300 px high and starts with “Select...”. */
export const DropdownOpen: ElementStory = {
  tags: ['FORM-42', 'FORM-43', 'FORM-45'],
  args: { kind: 'dropdown' },
  play: async ({ canvasElement }) => {
    const field = await fieldIn(canvasElement)
    const box = await field.findByRole('combobox', { name: /^City/ })
    await expect(box).toHaveTextContent('Select...')
    await userEvent.click(box)
    const list = await field.findByRole('listbox')
    await expect(list.getBoundingClientRect().height).toBe(300)
    await expect(getComputedStyle(list)).toMatchObject({ minHeight: '140px', zIndex: '50' })
    await userEvent.keyboard('{PageDown}{Enter}')
    await waitFor(() => expect(box).toHaveTextContent('Mažeikiai'))
    await expect(field.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('vi')
    const active = () => (box.getRootNode() as ShadowRoot).getElementById(box.getAttribute('aria-activedescendant') ?? '')
    await waitFor(() => expect(active()).toHaveTextContent('Vilnius'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field.queryByRole('listbox')).toBeNull())
    await expect(box).toHaveTextContent('Mažeikiai')
  },
}

/** A dropdown without options shows “No options”. */
export const DropdownWithoutOptions: ElementStory = {
  tags: ['FORM-46'],
  args: { kind: 'dropdown-empty' },
  play: async ({ canvasElement }) => {
    const field = await fieldIn(canvasElement)
    await userEvent.click(await field.findByRole('combobox'))
    await expect(await field.findByRole('listbox')).toHaveTextContent('No options')
    await expect(field.getByRole('listbox').getBoundingClientRect().height).toBeGreaterThanOrEqual(140)
  },
}

/** A dropdown with loading options shows “Loading...”. */
export const DropdownLoading: ElementStory = {
  tags: ['FORM-47'],
  args: { kind: 'dropdown-loading' },
  play: async ({ canvasElement }) => {
    const field = await fieldIn(canvasElement)
    await userEvent.click(await field.findByRole('combobox'))
    await expect(await field.findByRole('listbox')).toHaveTextContent('Loading...')
  },
}

/** A phone number with a calling code of the configured countries. */
export const Phone: ElementStory = {
  tags: ['FORM-38', 'FORM-39'],
  args: { kind: 'phone' },
  play: async ({ canvasElement }) => {
    const field = await fieldIn(canvasElement)
    const number = await field.findByLabelText(/^Phone/)
    await waitFor(() => expect(number).toHaveValue('612 34567'), patient)
    const codes = within(field.getByLabelText('Calling code')).getAllByRole('option')
    await expect(codes.slice(0, 3).map((option) => option.textContent)).toEqual(['Lithuania +370', 'Latvia +371', 'Estonia +372'])
    await userEvent.selectOptions(field.getByLabelText('Calling code'), 'LV')
    retype(number, '21234567')
    await field.findByText('+37121234567')
    retype(number, '12')
    await field.findByText('Invalid phone number format')
    await expect((number as HTMLInputElement).validity.customError).toBe(true)
  },
}

const dayAfterKey = [
  ['{End}', 'Sunday, 29 November 2026'],
  ['{Home}', 'Monday, 23 November 2026'],
  ['{ArrowDown}', 'Monday, 30 November 2026'],
  ['{ArrowUp}', 'Monday, 23 November 2026'],
  ['{ArrowLeft}', 'Sunday, 22 November 2026'],
  ['{ArrowRight}', 'Monday, 23 November 2026'],
  ['{ArrowRight}', 'Tuesday, 24 November 2026'],
  ['{PageDown}', 'Thursday, 24 December 2026'],
  ['{Shift>}{PageDown}{/Shift}', 'Friday, 24 December 2027'],
  ['{Shift>}{PageUp}{/Shift}', 'Thursday, 24 December 2026'],
  ['{ArrowRight}', 'Friday, 25 December 2026'],
] as const

export const Day: ElementStory = {
  args: { kind: 'date' },
  play: async ({ canvasElement }) => {
    const field = await fieldIn(canvasElement)
    const input = await field.findByLabelText(/^Day/)
    await userEvent.click(field.getByRole('button', { name: 'Choose a date' }))
    const day = await field.findByRole('button', { name: 'Tuesday, 24 November 2026' }, patient)
    await waitFor(() => expect(hasFocus(day)).toBe(true))
    await expect(field.getByRole('button', { name: 'Monday, 9 November 2026' })).toHaveAttribute('aria-disabled', 'true')
    // weeks start on Monday
    for (const [key, name] of dayAfterKey) {
      await userEvent.keyboard(key)
      await waitFor(() => expect(hasFocus(field.getByRole('button', { name }))).toBe(true))
    }
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(input).toHaveValue('2026-12-25'))
    await expect(field.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(hasFocus(input)).toBe(true))
    retype(input, '2026.2.30')
    await field.findByText('Incorrect data format')
  },
}

/** Times are selectable in steps of 15 minutes. */
export const DayAndTime: ElementStory = {
  tags: ['FORM-36'],
  args: { kind: 'time' },
  play: async ({ canvasElement }) => {
    const field = await fieldIn(canvasElement)
    const input = await field.findByLabelText(/^Day and time/)
    retype(input, '2026-11-24 14:08')
    await waitFor(() => expect(input).toHaveValue('2026-11-24 14:15'))
    await userEvent.click(field.getByRole('button', { name: 'Choose a date' }))
    const times = await field.findByLabelText('Time', undefined, patient)
    await expect(within(times).getAllByRole('option')).toHaveLength(96)
    await userEvent.selectOptions(times, '09:45')
    await waitFor(() => expect(input).toHaveValue('2026-11-24 09:45'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field.queryByRole('dialog')).toBeNull())
  },
}

export const Stars: ElementStory = {
  args: { kind: 'stars' },
  play: async ({ canvasElement }) => {
    const field = await fieldIn(canvasElement)
    const group = await field.findByRole('group', { name: /^Rating/ })
    await expect(within(group).getByRole('radio', { name: '3 of 5' })).toBeChecked()
    await userEvent.click(within(group).getByRole('radio', { name: '5 of 5' }))
    await waitFor(() => expect(within(group).getByRole('radio', { name: '5 of 5' })).toBeChecked())
  },
}
