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
  /** `drawer`: at the side; `dialog`: centred; `screen`: fullscreen */
  shape: 'drawer' | 'dialog' | 'screen'
  side?: 'left' | 'right'
  title: ReactNode
  /** label of the close button */
  closeLabel: string
  onClose: () => void
  /** initially focused element; the first control when absent */
  focusFirst?: RefObject<HTMLElement | null>
  /** fixed below the scrolling content */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A modal in the top layer with a focus trap. Escape, the close button, a click outside and a navigation close it; closing
 * returns the focus to the opener. Render it only while open and load it lazily, because Ark's dialog is large.
 */
export function Modal({ shape, side = 'right', title, closeLabel, onClose, focusFirst, footer, children }: ModalProps) {
  useSheet(overlay)
  useSheet(sheet)
  useBodyRelease()
  usePageLeave(true, onClose)
  const [opener] = useState(focusedElement)
  const { element } = useHost()
  // Ark sets `dir` on its parts, and it must match the page
  const [direction] = useState(() => (element ? getComputedStyle(element).direction : 'ltr'))
  return (
    <Environment>
      <Portal>
        <Dialog.Root
          open
          onOpenChange={({ open }) => !open && onClose()}
          // after a navigation, the next page may already have the focus
          finalFocusEl={() => focusOutside(element) ?? opener}
          initialFocusEl={() => focusFirst?.current ?? null}
        >
          <TopLayer className="layer">
            <Dialog.Backdrop className="backdrop" part="dialog-backdrop" onClick={onClose} />
            <Dialog.Positioner className="modal-positioner" dir={direction} data-shape={shape} data-side={side}>
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

/** The focused element outside the host; set if a navigation has moved the focus to the next page. */
function focusOutside(host: HTMLElement | null): HTMLElement | null {
  const focused = focusedElement()
  return focused && !host?.contains(focused) && focused.getRootNode() !== host?.shadowRoot ? focused : null
}
