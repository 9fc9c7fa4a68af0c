/*
 * A sandboxed frame without `allow-forms`, such as a preview, stops a submission before anybody hears of it. Forms of the kit are
 * read by its own code and lead nowhere: this file lets the click on their button, which Enter makes as well, tell them.
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
