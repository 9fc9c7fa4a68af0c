import type { InputHTMLAttributes } from 'react'
import { messages } from '../../../domain/messages.ts'
import { type RegistrationField, type RegistrationValues, registrationKinds } from '../../../domain/session/registration.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useText } from '../../app/use-text.ts'
import { fieldLabels } from './field-labels.ts'
import type { RegistrationForm } from './use-registration.ts'

type TextName = { [K in RegistrationField]: RegistrationValues[K] extends string ? K : never }[RegistrationField]

/** Props of a registration field, from the form. */
export function useRegisterField<K extends TextName>({ form, error, isRequired }: RegistrationForm, name: K) {
  const t = useText()
  return {
    name,
    label: t(fieldLabels[name]),
    value: form.values[name],
    error: error(name),
    optional: isRequired(name) ? undefined : t(messages.optional),
    onTouch: () => form.touch(name),
    set: (text: string) => form.set(name, text as RegistrationValues[K]),
  }
}

interface RegisterFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'> {
  registration: RegistrationForm
  name: TextName
}

/** A text field of the registration. */
export function RegisterField({ registration, name, ...rest }: RegisterFieldProps) {
  const { set, ...field } = useRegisterField(registration, name)
  return <TextField {...rest} {...field} kind={registrationKinds[name]} onCommit={set} />
}
