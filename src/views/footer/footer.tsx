import { messages } from '../../domain/messages.ts'
import { type MenuType, menuTypes } from '../../model/page/menu.ts'
import { useScreen } from '../../parts/app/use-screen.ts'
import { useText } from '../../parts/app/use-text.ts'
import { MenuColumns } from '../menu/menu-columns.tsx'
import { useMenu } from '../menu/use-menu.ts'
import { CartBar } from './cart-bar.tsx'
import { Company } from './company.tsx'
import { Copyright, PaymentMarks, SocialLinks } from './footer-end.tsx'
import { NewsletterRow } from './newsletter-row.tsx'
import { QuietFooter } from './quiet-footer.tsx'

export interface FooterProps {
  menus: readonly string[] | undefined
  payments: boolean
  social: boolean
  company: boolean
  newsletter: boolean
  cartBar: boolean
  quiet: boolean
}

const footerMenus: readonly MenuType[] = ['second_footer_menu', 'FOOTER_MENU']
/** the entries of a column are one level below its heading */
const columnDepth = 2

/** The footer of every page: company, menus, payment logos, social links; on phones also the cart bar (MENU-01, 07..10). */
export function Footer({ menus = footerMenus, payments, social, company, newsletter, cartBar, quiet }: FooterProps) {
  const t = useText()
  const isSmall = useScreen() === 'phone'
  if (quiet) return <QuietFooter />
  const shown = menuTypes.filter((type) => menus.includes(type)).sort((a, b) => menus.indexOf(a) - menus.indexOf(b))
  return (
    <>
      <footer className="footer" part="root">
        <div className="wrap">
          <slot name="top" />
          {newsletter && (
            <slot name="newsletter">
              <NewsletterRow />
            </slot>
          )}
          <div className="columns">
            {company && <Company />}
            {shown.length > 0 && (
              <nav className="menu-columns" aria-label={t(messages.footerMenu)}>
                {shown.map((type) => (
                  <FooterMenu key={type} type={type} folds={isSmall} />
                ))}
              </nav>
            )}
          </div>
          <div className="end">
            {payments && <PaymentMarks />}
            <Copyright />
            {social && <SocialLinks />}
          </div>
          <slot name="bottom" />
        </div>
      </footer>
      {cartBar && <CartBar />}
    </>
  )
}

const FooterMenu = ({ type, folds }: { type: MenuType; folds: boolean }) => (
  <MenuColumns entries={useMenu(type, columnDepth)} folds={folds} />
)
