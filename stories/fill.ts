import { fireEvent } from 'storybook/test'

/** Writes a text over what stands in a field, and leaves it; the keyboard of `userEvent` loses its way in a shadow root. */
export function fill(field: HTMLElement, text: string): void {
  field.focus()
  fireEvent.input(field, { target: { value: text } })
  field.blur()
}
