import { Fragment } from 'react'
import { messages } from '../../../domain/messages.ts'
import type { RegistrationField } from '../../../domain/session/registration.ts'
import { focusField } from '../../../ui/fields/invalid-field.ts'
import { Icon } from '../../../ui/icon.tsx'
import { circleAlert } from '../../../ui/icons.ts'
import { useText } from '../../app/use-text.ts'
import { fieldLabels } from './field-labels.ts'
import type { RegistrationForm } from './use-registration.ts'

/** Lists why the form was not sent, with a link to each invalid field (REG-11). */
export function ErrorSummary({ registration: { form } }: { registration: RegistrationForm }) {
  const t = useText()
  const fields = Object.keys(form.problems()) as RegistrationField[]
  const go = (name: string) => form.ref.current && focusField(form.ref.current, name)
  return (
    <div className="message" part="message" data-kind="error" role="alert">
      <Icon path={circleAlert} />
      <p className="message-text">
        <strong>{t(messages.formInvalid)}</strong>
        {fields.length > 0 && <> {t(messages.fieldsToCorrect)} </>}
        {fields.map((name, index) => (
          <Fragment key={name}>
            <span className="register-goal">
              <button type="button" className="register-jump" part="button" onClick={() => go(name)}>
                {t(fieldLabels[name])}
              </button>
              {index < fields.length - 1 && ','}
            </span>{' '}
          </Fragment>
        ))}
      </p>
    </div>
  )
}
