import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import { useCustomerKey, useSession } from '../../parts/account/account-menu/use-session.ts'
import { LoginRequired } from '../../parts/account/login-required.tsx'
import sections from '../../parts/account/section.css?sheet'
import type { SectionKey } from '../../parts/account/section-key.ts'
import { useLoginParam, useSectionParam } from '../../parts/account/use-account-params.ts'
import { lazyComponent } from '../../parts/app/lazy-component.tsx'
import { $customer, $isSettled } from '../../stores/session/session.ts'
import sheet from './account.css?sheet'
import { CustomerArea } from './customer-area.tsx'
import { LoginSkeleton } from './login-skeleton.tsx'

const Login = lazyComponent(() => import('../../parts/session/login/login.tsx').then((file) => file.Login))

export interface AccountProps {
  section: SectionKey | undefined
  menu: boolean
  menuLayout: 'side' | 'top'
  login: boolean
  pageSize: number
}

/** The customer area (ACC-13): menu and one section; for visitors, the login. */
export function Account({ section, login, ...layoutProps }: AccountProps) {
  useSheet(sections)
  useSheet(sheet)
  useSession()
  const customer = useStore($customer)
  const isVisitor = useStore($isSettled) && !customer
  const wantsLogin = useLoginParam()
  const key = useCustomerKey()
  const { requested, go: showSection } = useSectionParam(section === 'requisites' ? '' : section)
  const area = <CustomerArea key={key} {...layoutProps} requested={requested} onSelect={showSection} />
  const loginView = login ? <Login fallback={wantsLogin ? <LoginSkeleton /> : area} /> : <LoginRequired />
  return <div className="account">{isVisitor || (wantsLogin && login) ? loginView : area}</div>
}
