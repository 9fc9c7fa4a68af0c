import { useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import { focusedElement } from '../../../ui/overlays/focused-element.ts'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { useText } from '../../app/use-text.ts'
import { FormView, type FormViewProps } from './form-view.tsx'

interface FormModalProps extends Omit<FormViewProps, 'inModal' | 'onTitle'> {
  /** title of the dialog until the form has loaded its own */
  title: string
  onClose: () => void
}

/** A form of the shop in a dialog (FORM-20, PDP-14). Closing it keeps the draft. */
export function FormModal({ title, onClose, ...form }: FormModalProps) {
  const t = useText()
  const [currentTitle, setCurrentTitle] = useState(title)
  const close = () => {
    focusedElement()?.blur() // commits a text that is still being typed
    onClose()
  }
  return (
    <Modal shape="dialog" title={currentTitle} closeLabel={t(messages.close)} onClose={close}>
      <div className="request-modal">
        <FormView {...form} inModal onTitle={setCurrentTitle} />
      </div>
    </Modal>
  )
}
