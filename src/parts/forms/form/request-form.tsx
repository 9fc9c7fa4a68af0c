import { useEffect, useRef } from 'react'
import { unknownTypes } from '../../../domain/forms/form-definition.ts'
import { messages } from '../../../domain/messages.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { Button } from '../../../ui/button.tsx'
import { FormSummary } from '../../../ui/fields/form-summary.tsx'
import { firstCustomError, focusField } from '../../../ui/fields/invalid-field.ts'
import { SafeHtml } from '../../../ui/html/safe-html.tsx'
import { Message } from '../../../ui/message.tsx'
import { FilledText } from '../../app/filled-text.tsx'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import { PrivacyLink } from '../../page/privacy-link.tsx'
import { FormElement } from './form-element.tsx'
import sheet from './request-form.css?sheet'
import { type FormStatus, type RequestFormOptions, type RequestFormState, useRequestForm } from './use-request-form.ts'

export interface RequestFormProps extends RequestFormOptions {
  successText: string | undefined
  /** the dialog already shows the title */
  inModal: boolean
  onSent?: (() => void) | undefined
}

/** A form of the shop: its fields, submit button and result. */
export function RequestForm(props: RequestFormProps) {
  useSheet(sheet)
  const t = useText()
  const policy = useConfiguration()?.privacyPolicyPage
  const state = useRequestForm(props)
  const { form, elements, status, failure, submit } = state
  const { definition, inModal, successText } = props
  useUnknownTypes(props)
  return (
    <form className="request" part="form" noValidate ref={form.ref} onSubmit={submit}>
      <div className="request-intro">
        {definition.title && !inModal && <h2 className="request-title">{definition.title}</h2>}
        {definition.description && <SafeHtml html={definition.description} />}
        <slot name="intro" />
      </div>
      <WrongFields state={state} />
      <div className="request-fields">
        {elements.map((element) => (
          <FormElement key={element.id} element={element} state={state} draft={props.draft} />
        ))}
      </div>
      <Outcome status={status} failure={failure} successText={successText ?? t(inModal ? messages.emailSent : messages.formSent)} />
      <div className="request-foot">
        {policy !== undefined && (
          <p className="request-privacy">
            <FilledText text={messages.formPrivacy} parts={{ privacyPolicy: <PrivacyLink source="form" /> }} />
          </p>
        )}
        <Button kind="primary" size="large" type="submit" part="button submit" busy={status === 'sending'}>
          {status === 'sending' && <span className="spinner" aria-hidden="true" />}
          {t(messages.send)}
        </Button>
        <span className="hidden-text" role="status">
          {status === 'sending' && t(messages.sendingForm)}
        </span>
      </div>
    </form>
  )
}

/** Summary of the invalid fields, until all are corrected (FORM-30). */
function WrongFields({ state: { form, elements, status } }: { state: RequestFormState }) {
  const t = useText()
  const problems = form.problems()
  const wrong = elements.filter(({ id }) => Object.hasOwn(problems, id))
  const isWrong = wrong.length > 0 || (form.ref.current && firstCustomError(form.ref.current))
  if (status !== 'invalid' || !isWrong) return null
  return (
    <FormSummary
      text={t(messages.formInvalid)}
      fields={wrong.map(({ id, title }) => ({ name: id, label: title ?? id }))}
      onGo={(name) => form.ref.current && focusField(form.ref.current, name)}
    />
  )
}

function Outcome({ status, failure, successText }: { status: FormStatus; failure: string; successText: string }) {
  const t = useText()
  const sent = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status === 'sent') sent.current?.focus()
  }, [status])
  if (status === 'failed') return <Message kind="error">{t(failure)}</Message>
  return (
    status === 'sent' && (
      <div ref={sent} className="request-sent" role="status" tabIndex={-1}>
        <Message kind="success">{successText}</Message>
      </div>
    )
  )
}

/** Warns once about form elements of unknown types. */
function useUnknownTypes({ formId, definition }: RequestFormProps) {
  const unknown = unknownTypes(definition).join(', ')
  useEffect(() => {
    if (unknown) console.warn(`shop: form "${formId}" has elements of unknown types, which are not rendered: ${unknown}`)
  }, [formId, unknown])
}
