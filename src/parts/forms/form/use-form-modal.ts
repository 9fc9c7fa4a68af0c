import { useEffect, useState } from 'react'
import { lazyModule } from '../../../base/dom/lazy-module.ts'
import { type FormDraft, newDraft } from '../../../stores/forms/form-draft.ts'

type Code = typeof import('./form-modal.tsx')
const modal = lazyModule(() => import('./form-modal.tsx'))

export interface OpenForm {
  isOpen: boolean
  open(): void
  close(): void
  /** prefetches the code, for example on hover */
  prepare(): void
  /** the dialog, once open and loaded; a load error is thrown to the error boundary */
  FormModal: Code['FormModal'] | undefined
  draft: FormDraft
}

/** A form in a dialog whose code loads when it opens. The draft is kept while it is closed. */
export function useFormModal(): OpenForm {
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState<Code>()
  const [failure, setFailure] = useState<unknown>()
  const [draft] = useState(newDraft)
  useEffect(() => {
    if (isOpen) modal.load().then(setCode, setFailure)
  }, [isOpen])
  if (failure !== undefined) throw failure
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    prepare: modal.prepare,
    FormModal: isOpen ? code?.FormModal : undefined,
    draft,
  }
}
