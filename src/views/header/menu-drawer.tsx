import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import type { MenuType } from '../../model/page/menu.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { useScreen } from '../../parts/app/use-screen.ts'
import { useText } from '../../parts/app/use-text.ts'
import { $customer } from '../../stores/session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { heart, user } from '../../ui/icons.ts'
import { Modal } from '../../ui/overlays/modal.tsx'
import { LanguageSwitch } from '../language-switch/language-switch.tsx'
import { MenuLevels } from '../menu/menu-levels.tsx'
import { MenuPanes } from '../menu/menu-panes.tsx'
import { menuDepth, useMenu } from '../menu/use-menu.ts'
import { DrawerAccount } from './drawer-account.tsx'
import sheet from './menu-drawer.css?sheet'

export interface MenuDrawerProps {
  menuType: MenuType
  languages: boolean
  wishlist: boolean
  profile: boolean
  onClose: () => void
}

/** The menu drawer: one level at a time, on a large screen two side by side, plus the contact links and languages that do not fit a phone's header. */
export function MenuDrawer({ menuType, languages, wishlist, profile, onClose }: MenuDrawerProps) {
  useSheet(sheet)
  const t = useText()
  const entries = useMenu(menuType, menuDepth)
  const configuration = useConfiguration()
  const isLarge = useScreen() === 'desktop'
  const account = useStore($customer) ? messages.myAccount : messages.logIn
  return (
    <Modal
      shape="drawer"
      side="left"
      title={configuration?.siteName ?? t(messages.menu)}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={languages && !isLarge && <LanguageSwitch layout="inline" languages={undefined} />}
    >
      <div className="menu-drawer">
        <nav aria-label={t(messages.menu)}>{isLarge ? <MenuPanes entries={entries} /> : <MenuLevels entries={entries} />}</nav>
        {wishlist && (
          <ul className="drawer-links">
            <DrawerLink icon={heart} page={configuration?.wishlistPage} title={t(messages.wishlist)} />
          </ul>
        )}
        {profile && <DrawerAccount way={<DrawerLink icon={user} page={configuration?.customerProfilePage} title={t(account)} />} />}
      </div>
    </Modal>
  )
}

function DrawerLink({ icon, page, title }: { icon: string; page: string | undefined; title: string }) {
  const settings = useSettings()
  const follow = useLinkClick('menu')
  const href = pageLink(settings, page)
  if (href === undefined) return null
  return (
    <li>
      <a className="drawer-link" part="link" href={href} rel={relOf(settings, href)} onClick={follow}>
        <Icon path={icon} />
        {title}
      </a>
    </li>
  )
}
