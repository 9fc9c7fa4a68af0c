import { Dialog } from '@ark-ui/react/dialog'
import { type ReactNode, type RefObject, useState } from 'react'
import { Environment } from '../../kit/environment.tsx'
import { useHost } from '../../kit/host.ts'
import { Portal } from '../../kit/portal.tsx'
import { usePageLeave } from '../../kit/use-page-leave.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../icon.tsx'
import { x } from '../icons.ts'
import { focusedElement } from './focused-element.ts'
import sheet from './modal.css?sheet'
import overlay from './overlay.css?sheet'
import { TopLayer } from './top-layer.tsx'
import { useBodyRelease } from './use-body-release.ts'

export interface ModalProps {
  /** a sheet from the side, a box in the middle, or the whole screen */
  shape: 'drawer' | 'dialog' | 'screen'
  side?: 'left' | 'right'
  title: ReactNode
  /** name of the cross */
  closeLabel: string
  onClose: () => void
  /** what has the focus at first; the first control when absent */
  focusFirst?: RefObject<HTMLElement | null>
  /** stays below the scrolling content */
  footer?: ReactNode
  children: ReactNode
}

/**
 * An open modal layer: above every host layer, focus inside and back to its opener afterwards, closed by Escape, the
 * cross, a click outside and a visit to another page. Rendered only while it is open; load it on demand, its machinery is heavy.
 */
export function Modal({ shape, side = 'right', title, closeLabel, onClose, focusFirst, footer, children }: ModalProps) {
  useSheet(overlay)
  useSheet(sheet)
  useBodyRelease()
  usePageLeave(true, onClose)
  const [opener] = useState(focusedElement)
  const { element } = useHost()
  // Ark writes a direction of its own on its parts: it has to be that of the page
  const [direction] = useState(() => (element ? getComputedStyle(element).direction : 'ltr'))
  return (
    <Environment>
      <Portal>
        <Dialog.Root
          open
          onOpenChange={({ open }) => !open && onClose()}
          // the next page may have the focus already
          finalFocusEl={() => focusOutside(element) ?? opener}
          initialFocusEl={() => focusFirst?.current ?? null}
        >
          <TopLayer className="layer">
            <Dialog.Backdrop className="backdrop" part="dialog-backdrop" onClick={onClose} />
            <Dialog.Positioner className="modal-place" dir={direction} data-shape={shape} data-side={side}>
              <Dialog.Content className="modal" part={shape === 'drawer' ? 'dialog drawer' : 'dialog'} dir={direction}>
                <div className="modal-head">
                  <Dialog.Title className="modal-title">{title}</Dialog.Title>
                  <Dialog.CloseTrigger className="button" data-kind="icon" part="button" aria-label={closeLabel}>
                    <Icon path={x} size={24} />
                  </Dialog.CloseTrigger>
                </div>
                <div className="modal-body">{children}</div>
                {footer && <div className="modal-foot">{footer}</div>}
              </Dialog.Content>
            </Dialog.Positioner>
          </TopLayer>
        </Dialog.Root>
      </Portal>
    </Environment>
  )
}

/** The element that has the focus outside of this host: that of the next page. */
function focusOutside(host: HTMLElement | null): HTMLElement | null {
  const at = focusedElement()
  return at && !host?.contains(at) && at.getRootNode() !== host?.shadowRoot ? at : null
}
