import { useSheet } from '../../../kit/use-sheet.ts'
import sheet from './add-to-cart.css?sheet'
import { BuyButton } from './buy-button.tsx'

/** Stands where the buy button will be, of the same size, until its product is known. */
export function BuyButtonSkeleton({ label, kind }: { label: string; kind: 'soft' | 'primary' }) {
  useSheet(sheet)
  return (
    <div className="buy" data-place="page">
      <BuyButton phase="idle" label={label} kind={kind} busy />
    </div>
  )
}
