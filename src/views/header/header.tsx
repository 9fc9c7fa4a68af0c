import { pageLink, relOf, safeUrl } from '../../base/security/safe-url.ts'
import { telUrl } from '../../domain/account/company.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheetWhile } from '../../kit/use-sheet.ts'
import type { MenuType } from '../../model/page/menu.ts'
import { AccountButton } from '../../parts/account/account-menu/account-button.tsx'
import { ImpersonationBar } from '../../parts/account/account-menu/impersonation-bar.tsx'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { useScreen } from '../../parts/app/use-screen.ts'
import { useText } from '../../parts/app/use-text.ts'
import { CartButton, type CartButtonProps } from '../cart-button/cart-button.tsx'
import { LanguageSwitch } from '../language-switch/language-switch.tsx'
import { MenuBar } from '../menu/menu-bar.tsx'
import { menuDepth, useMenu } from '../menu/use-menu.ts'
import { plainSearch, SearchBox } from '../search/search-box.tsx'
import { WishlistLink } from '../wishlist-button/wishlist-link.tsx'
import { Burger } from './burger.tsx'
import { Logo } from './logo.tsx'
import stickySheet from './sticky.css?sheet'

export interface HeaderProps {
  sticky: boolean
  menuType: MenuType
  search: boolean
  languages: boolean
  wishlist: boolean
  profile: boolean
  cart: boolean
  logoUrl: string
  cartAction: CartButtonProps['action']
}

/** The header of every page of the shop (HEAD-01..11). */
export function Header(props: HeaderProps) {
  const { search, wishlist, profile, cart } = props
  const isLarge = useScreen() === 'desktop'
  useSheetWhile(props.sticky ? stickySheet : undefined)
  return (
    <header className="header" part="root">
      <ImpersonationBar />
      {isLarge && <Strip languages={props.languages} />}
      <div className="wrap bar">
        <Burger {...props} />
        <slot name="logo">
          <Logo url={props.logoUrl} source="header" />
        </slot>
        <div className="center">
          <slot name="center">{search && <SearchBox {...plainSearch} />}</slot>
        </div>
        <div className="icons" part="icons">
          {profile && <AccountButton />}
          {wishlist && <WishlistLink />}
          {cart && <CartButton action={props.cartAction} />}
          <slot name="end" />
        </div>
      </div>
      {isLarge && <Navigation menuType={props.menuType} />}
    </header>
  )
}

/** The bar above the logo: content of the host page, contact links, languages. */
function Strip({ languages }: { languages: boolean }) {
  const t = useText()
  const settings = useSettings()
  const follow = useLinkClick('header')
  const { contactsPage, companyPhone, headerNote: note } = useConfiguration() ?? {}
  const contacts = pageLink(settings, contactsPage)
  const phone = safeUrl(companyPhone && telUrl(companyPhone), 'phone')
  return (
    <div className="strip">
      <div className="wrap">
        <slot name="start">{note && <span>{note}</span>}</slot>
        <div className="strip-end">
          {contacts !== undefined && (
            <a part="link" href={contacts} rel={relOf(settings, contacts)} onClick={follow}>
              {t(messages.contacts)}
            </a>
          )}
          {companyPhone && phone !== undefined && (
            <a part="link" href={phone}>
              <bdi>{companyPhone}</bdi>
            </a>
          )}
          {languages && <LanguageSwitch layout="dropdown" languages={undefined} />}
        </div>
      </div>
    </div>
  )
}

function Navigation({ menuType }: Pick<HeaderProps, 'menuType'>) {
  const t = useText()
  const entries = useMenu(menuType, menuDepth)
  return (
    <div className="nav" part="nav">
      <div className="wrap">
        <MenuBar entries={entries} name={t(messages.mainMenu)} />
      </div>
    </div>
  )
}
