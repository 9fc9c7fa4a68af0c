import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react'
import { lazyModule } from '../../../base/dom/lazy-module.ts'
import { messages } from '../../../domain/messages.ts'
import { useEmit } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $customer } from '../../../stores/session/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import { user } from '../../../ui/icons.ts'
import { useDismissal } from '../../../ui/overlays/use-dismissal.ts'
import { useText } from '../../app/use-text.ts'
import sheet from './account-button.css?sheet'
import type { AccountMenuProps } from './account-menu.tsx'
import type { AccountPopupProps } from './account-popup.tsx'
import { ProfileLink } from './profile-link.tsx'

const popupCode = lazyModule(() => import('./account-popup.tsx'))

export type AccountButtonProps = Pick<AccountMenuProps, 'current' | 'logOut' | 'sections' | 'orderCount' | 'onSelect'>

/** The profile icon: a link to the customer area for visitors, a menu for customers (HEAD-08, HEAD-09). */
export function AccountButton(props: AccountButtonProps) {
  const customer = useStore($customer)
  return customer ? <MenuButton {...props} /> : <ProfileLink />
}

interface Opened {
  Popup: ComponentType<AccountPopupProps>
  /** which entry to focus */
  at: 'first' | 'last'
}

function MenuButton(props: AccountButtonProps) {
  useSheet(sheet)
  const t = useText()
  const emit = useEmit()
  const rootRef = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const goBack = () => {
    trigger.current?.focus()
    close()
  }
  useDismissal(rootRef, opened !== undefined, (by) => (by === 'escape' ? goBack() : close()))
  const open = (at: Opened['at']) =>
    popupCode.load().then(
      ({ AccountPopup }) => setOpened({ Popup: AccountPopup, at }),
      ({ message }: Error) => emit('shop-error', { message }),
    )
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    void open(event.key === 'ArrowUp' ? 'last' : 'first')
  }
  return (
    <div className="account-anchor" ref={rootRef}>
      <button
        type="button"
        className="button profile"
        data-kind="icon"
        part="button"
        ref={trigger}
        aria-label={t(messages.myAccount)}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        onPointerEnter={popupCode.prepare}
        onFocus={popupCode.prepare}
        onClick={() => (opened ? close() : void open('first'))}
        onKeyDown={press}
      >
        <Icon path={user} size={24} />
      </button>
      {opened && <opened.Popup {...props} at={opened.at} onClose={goBack} />}
    </div>
  )
}
