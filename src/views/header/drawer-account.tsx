import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { lazyModule } from '../../base/dom/lazy-module.ts'
import { useStore } from '../../kit/use-store.ts'
import type { AccountMenuProps } from '../../parts/account/account-menu/account-menu.tsx'
import { $customer } from '../../stores/session/session.ts'

const code = lazyModule(() => import('../../parts/account/account-menu/account-menu.tsx'))

/** In the menu drawer: a customer's account menu with the number of orders (ACC-01), a visitor's link to the login. */
export function DrawerAccount({ way: link }: { way: ReactNode }) {
  const isCustomer = useStore($customer) !== undefined
  const [loaded, setLoaded] = useState<{ AccountMenu: ComponentType<AccountMenuProps> }>()
  useEffect(() => {
    if (isCustomer) code.load().then(setLoaded, console.error)
  }, [isCustomer])
  // until the code has loaded, or if it fails, a link to the customer area
  return isCustomer && loaded ? <loaded.AccountMenu layout="list" orderCount /> : <ul className="drawer-links">{link}</ul>
}
