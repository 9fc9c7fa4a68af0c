import { useEffect } from 'react'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { languageStore } from '../../../stores/app/language.ts'
import type { FormDraft } from '../../../stores/forms/form-draft.ts'
import { formStore } from '../../../stores/forms/forms.ts'
import { Message } from '../../../ui/message.tsx'
import skeleton from '../../../ui/skeleton.css?sheet'
import { useLastDefined } from '../../app/use-last-defined.ts'
import { useText } from '../../app/use-text.ts'
import { useUnknownNames } from '../../app/use-unknown-names.ts'
import sheet from './request-form.css?sheet'
import { RequestForm } from './request-form.tsx'

export interface FormViewProps {
  formId: string
  autofill?: boolean
  successText?: string | undefined
  /** values for autofill besides the customer's details */
  facts?: Readonly<Record<string, unknown>> | undefined
  inModal?: boolean
  /** values entered so far */
  draft: FormDraft
  /** called with the title of the form once it has loaded */
  onTitle?: (title: string) => void
}

/** A form of the shop by its id (FORM-19). If it cannot be loaded, a message with a retry button renders. */
export function FormView({ formId, autofill = true, successText, facts, inModal = false, draft, onTitle }: FormViewProps) {
  useSheet(skeleton)
  useSheet(sheet)
  const t = useText()
  const shop = useSettings()
  const lang = useStore(languageStore(shop))
  const $form = formStore(shop, { id: formId, lang })
  const { value, status } = useStore($form)
  // a change of language keeps the form mounted, with what was typed
  const definition = useLastDefined(value === null && status === 'ready' ? undefined : value)
  useUnknownNames(value === null && status === 'ready' ? [{ attribute: 'form-id', kind: 'form', value: formId }] : [])
  const title = definition?.title
  useEffect(() => {
    if (title) onTitle?.(title)
  }, [title, onTitle])
  if (definition)
    return (
      <RequestForm
        formId={formId}
        definition={definition}
        autofill={autofill}
        facts={facts}
        draft={draft}
        successText={successText}
        inModal={inModal}
      />
    )
  if (status === 'loading')
    return <div className="skeleton request-loading" part="skeleton" role="status" aria-label={t(messages.formLoading)} />
  return (
    <Message kind="info" action={{ label: t(messages.tryAgain), run: $form.reload }}>
      {t(messages.formLoadFailed)}
    </Message>
  )
}
