import { accountCalls } from './account-calls.ts'
import type { Call } from './call.ts'
import { catalogueCalls } from './catalogue-calls.ts'
import { checkoutCalls } from './checkout-calls.ts'
import { contentCalls } from './content-calls.ts'
import { customerCalls } from './customer-calls.ts'
import { formCalls } from './form-calls.ts'

/** All calls of the reference shop. */
export const calls: readonly Call[] = [
  ...accountCalls,
  ...catalogueCalls,
  ...checkoutCalls,
  ...contentCalls,
  ...customerCalls,
  ...formCalls,
]
