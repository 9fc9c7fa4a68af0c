/*
 * A sandboxed frame without `allow-forms`, such as a preview, blocks a submission before its `submit` event. Forms of the kit never
 * navigate, so this module dispatches the event from the click on the submit button. Enter triggers that click as well.
 */
export {}

const isOfKit = (form: HTMLFormElement) => {
  const root = form.getRootNode()
  return root instanceof ShadowRoot && root.host.localName.startsWith('shop-')
}

addEventListener('click', (event) => {
  const button = event.composedPath().find((target) => target instanceof HTMLButtonElement)
  const form = button?.type === 'submit' && button.form
  if (!form || event.defaultPrevented || !isOfKit(form)) return
  event.preventDefault()
  if (form.noValidate || form.reportValidity())
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }))
})
