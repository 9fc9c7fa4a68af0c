import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { lazyModule } from '../../base/dom/lazy-module.ts'
import { useStore } from '../../kit/use-store.ts'
import type { AccountMenuProps } from '../../parts/account/account-menu/account-menu.tsx'
import { $customer } from '../../stores/session/session.ts'

const code = lazyModule(() => import('../../parts/account/account-menu/account-menu.tsx'))

/** A customer's entries in the menu of a phone, with the number of orders (ACC-01); a visitor's way to the login. */
export function DrawerAccount({ way: link }: { way: ReactNode }) {
  const isCustomer = useStore($customer) !== undefined
  const [loaded, setLoaded] = useState<{ AccountMenu: ComponentType<AccountMenuProps> }>()
  useEffect(() => {
    if (isCustomer) code.load().then(setLoaded, console.error)
  }, [isCustomer])
  // until its code is there, and where it does not come, the way to the area itself
  return isCustomer && loaded ? <loaded.AccountMenu layout="list" orderCount /> : <ul className="drawer-ways">{link}</ul>
}
