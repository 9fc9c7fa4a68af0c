import { fireEvent } from 'storybook/test'

/** Replaces the value of a field and blurs it; typing with `userEvent` does not work in a shadow root. */
export function fill(field: HTMLElement, text: string): void {
  field.focus()
  fireEvent.input(field, { target: { value: text } })
  field.blur()
}
