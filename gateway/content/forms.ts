import { type FormSeed, forms } from '../../demo/content/forms.ts'

const none = { en: '', lt: '' }

/** Forms that every shop may offer, without the promises of the demo. */
export const gatewayForms: readonly FormSeed[] = forms
  .filter(({ _id }) => _id === 'contact' || _id === 'inquiry')
  .map((form) => ({ ...form, description: none }))
