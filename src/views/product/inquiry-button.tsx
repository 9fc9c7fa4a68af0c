import { useMemo } from 'react'
import { messages } from '../../domain/messages.ts'
import { useEmit } from '../../kit/host.ts'
import type { Product } from '../../model/product/product.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useFormModal } from '../../parts/forms/form/use-form-modal.ts'

/** Opens the inquiry form in a dialog with the product prefilled, and emits an event (PDP-14). */
export function InquiryButton({ formId, product }: { formId: string; product: Product }) {
  const t = useText()
  const emit = useEmit()
  const { FormModal, ...dialog } = useFormModal()
  const { title: productTitle, code: productCode } = product
  const facts = useMemo(() => ({ productTitle, productCode }), [productTitle, productCode])
  return (
    <>
      <button
        type="button"
        className="stock-inquiry"
        part="button"
        aria-haspopup="dialog"
        aria-busy={(dialog.isOpen && !FormModal) || undefined}
        onPointerEnter={dialog.prepare}
        onClick={() => {
          emit('shop-inquiry', { formId, productTitle, productCode })
          dialog.open()
        }}
      >
        {t(messages.sendInquiry)}
      </button>
      {FormModal && <FormModal title={t(messages.sendInquiry)} formId={formId} facts={facts} draft={dialog.draft} onClose={dialog.close} />}
    </>
  )
}
