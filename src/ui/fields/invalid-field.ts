type Control = HTMLElement & { name?: string; validity?: ValidityState }

const controls = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('[name], [data-field]')]
const nameOf = (control: Control) => control.dataset.field ?? control.name ?? ''
const isReachable = (control: Control) =>
  !control.matches(':disabled, [type="hidden"], [aria-hidden="true"]') && control.tabIndex >= 0 && control.checkVisibility()

/** The first control that called `setCustomValidity`, independent of the form's rules. */
export const firstCustomError = (form: HTMLFormElement): HTMLElement | undefined =>
  controls(form).find((control) => control.validity?.customError && !control.matches(':disabled'))

/** Focuses the first field in DOM order that has a problem or a custom error (R56). */
export function focusFirstInvalid(form: HTMLFormElement, problems: object): void {
  const isWrong = (control: Control) => Object.hasOwn(problems, nameOf(control)) || control.validity?.customError
  controls(form)
    .find((control) => isWrong(control) && isReachable(control))
    ?.focus()
}

const fieldNamed = (form: HTMLFormElement, name: string) =>
  controls(form).find((control) => nameOf(control) === name && isReachable(control))

/** Whether a field of this name can take the focus. */
export const hasField = (form: HTMLFormElement, name: string): boolean => fieldNamed(form, name) !== undefined

/** Focuses a field by its name. */
export const focusField = (form: HTMLFormElement, name: string): void => fieldNamed(form, name)?.focus()
