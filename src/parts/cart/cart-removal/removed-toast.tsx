import { clearRemovedLine } from '../../../stores/cart/side-cart.ts'
import { Toast } from '../../../ui/overlays/toast.tsx'
import { useUndo } from './use-undo.ts'

/** After the last line went and the cart has closed: the way back stays for a moment. */
export function RemovedToast() {
  const undo = useUndo('side')
  if (!undo) return null
  return (
    <Toast action={undo.action} onClose={clearRemovedLine}>
      {undo.text}
    </Toast>
  )
}
