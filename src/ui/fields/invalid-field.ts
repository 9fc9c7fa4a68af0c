type Control = HTMLElement & { name?: string; validity?: ValidityState }

const controls = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('[name], [data-field]')]
const nameOf = (control: Control) => control.dataset.field ?? control.name ?? ''
const isReachable = (control: Control) =>
  !control.matches(':disabled, [type="hidden"], [aria-hidden="true"]') && control.tabIndex >= 0 && control.checkVisibility()

/** The first control that refuses what was typed into it, whatever the rules say. */
export const firstCustomError = (form: HTMLFormElement): HTMLElement | undefined =>
  controls(form).find((control) => control.validity?.customError && !control.matches(':disabled'))

/** Moves the focus to the first field, in the order of the page, that has a problem or refuses its text (R56). */
export function focusFirstInvalid(form: HTMLFormElement, problems: object): void {
  const isWrong = (control: Control) => Object.hasOwn(problems, nameOf(control)) || control.validity?.customError
  controls(form)
    .find((control) => isWrong(control) && isReachable(control))
    ?.focus()
}

/** Moves the focus to a field by its name. */
export function focusField(form: HTMLFormElement, name: string): void {
  controls(form)
    .find((control) => nameOf(control) === name && isReachable(control))
    ?.focus()
}
