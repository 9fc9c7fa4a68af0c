import { useEffect, useRef, useState } from 'react'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { stringify } from '../../model/stringify.ts'
import { useRequiredAttribute } from '../../parts/app/use-required-attribute.ts'
import { useText } from '../../parts/app/use-text.ts'
import { FormView, type FormViewProps } from '../../parts/forms/form/form-view.tsx'
import { useFormModal } from '../../parts/forms/form/use-form-modal.ts'
import { type FormDraft, newDraft } from '../../stores/forms/form-draft.ts'
import { customerEpoch, saveDraft, takeDraft } from '../../stores/forms/saved-drafts.ts'
import { Button } from '../../ui/button.tsx'

/** Keeps the input when the user leaves the page and comes back, until the form is sent. */
export function useSavedDraft(formId: string): FormDraft {
  const key = stringify([useSettings().apiBase, formId])
  const [initial] = useState(() => ({ draft: takeDraft(key) ?? newDraft(), people: customerEpoch() }))
  useEffect(() => () => saveDraft(key, initial.draft, initial.people), [key, initial])
  return initial.draft
}

export interface FormProps {
  formId: string | undefined
  modal: boolean
  open: boolean
  triggerText: string | undefined
  successText: string | undefined
  autofill: boolean
}

/** A form of the shop, inline or in a dialog behind a button (FORM-19, FORM-20). */
export function Form({ formId, modal, open, triggerText, successText, autofill }: FormProps) {
  useRequiredAttribute('form-id', formId !== undefined)
  if (formId === undefined) return <slot name="empty" />
  // the key resets the state for another form
  const form = { formId, successText, autofill }
  return modal ? <FormBehindButton {...form} key={formId} open={open} triggerText={triggerText} /> : <FormOnPage {...form} key={formId} />
}

type OwnForm = Omit<FormViewProps, 'draft'>

const FormOnPage = (form: OwnForm) => <FormView {...form} draft={useSavedDraft(form.formId)} />

interface FormBehindButtonProps extends OwnForm {
  open: boolean
  triggerText: string | undefined
}

function FormBehindButton({ open, triggerText, ...form }: FormBehindButtonProps) {
  const t = useText()
  const { FormModal, ...dialog } = useFormModal()
  const draft = useSavedDraft(form.formId)
  const trigger = useRef<HTMLSlotElement>(null)
  const wasOpen = useRef(false)
  const latest = useRef(dialog)
  latest.current = dialog
  useEffect(() => {
    // slotted content opens the dialog as well
    const slot = trigger.current
    const openForm = () => latest.current.open()
    slot?.addEventListener('click', openForm)
    return () => slot?.removeEventListener('click', openForm)
  }, [])
  useEffect(() => {
    if (open) latest.current.open()
    else if (wasOpen.current) latest.current.close()
    wasOpen.current = open
  }, [open])
  const text = triggerText ?? t(messages.openForm)
  return (
    <>
      <slot name="trigger" ref={trigger}>
        <Button kind="primary" aria-haspopup="dialog" busy={dialog.isOpen && !FormModal} onPointerEnter={dialog.prepare}>
          {text}
        </Button>
      </slot>
      {FormModal && <FormModal {...form} title={text} draft={draft} onClose={dialog.close} />}
    </>
  )
}
