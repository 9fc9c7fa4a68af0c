import { useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import { focusedElement } from '../../../ui/overlays/focused-element.ts'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { useText } from '../../app/use-text.ts'
import { FormView, type FormViewProps } from './form-view.tsx'

interface FormModalProps extends Omit<FormViewProps, 'inModal' | 'onTitle'> {
  /** stands in the head until the form tells its own */
  title: string
  onClose: () => void
}

/** A form of the shop in a dialog above the page (FORM-20, PDP-14); closing it keeps what was typed. */
export function FormModal({ title, onClose, ...form }: FormModalProps) {
  const t = useText()
  const [known, setKnown] = useState(title)
  const close = () => {
    focusedElement()?.blur() // a text that is being typed counts too
    onClose()
  }
  return (
    <Modal shape="dialog" title={known} closeLabel={t(messages.close)} onClose={close}>
      <div className="request-modal">
        <FormView {...form} inModal onTitle={setKnown} />
      </div>
    </Modal>
  )
}
