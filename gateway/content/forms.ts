import { type FormSeed, forms } from '../../demo/content/forms.ts'

const none = { en: '', lt: '' }

/** Forms that any shop can offer, without the demo's promises. */
export const gatewayForms: readonly FormSeed[] = forms
  .filter(({ _id }) => _id === 'contact' || _id === 'inquiry')
  .map((form) => ({ ...form, description: none }))
