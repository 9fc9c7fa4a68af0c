import { AccountMenu } from '../../parts/account/account-menu/account-menu.tsx'

export interface AccountMenuElementProps {
  layout: 'dropdown' | 'list' | 'tabs'
  logOut: boolean
  sections: readonly string[] | undefined
  orderCount: boolean | undefined
}

/** The menu of the customer area, for use anywhere on a page. */
export function AccountMenuElement(props: AccountMenuElementProps) {
  if (props.layout === 'dropdown') return <AccountMenu {...props} />
  return (
    <>
      <slot name="before" />
      <AccountMenu {...props} />
      <slot name="after" />
    </>
  )
}
