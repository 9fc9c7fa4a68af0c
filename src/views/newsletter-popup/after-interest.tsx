import { Fragment, type ReactNode } from 'react'
import { $path } from '../../base/dom/url-parts.ts'
import { isTaskPath } from '../../domain/page/popup-interest.ts'
import { useStore } from '../../kit/use-store.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { $sideCartOpen } from '../../stores/cart/side-cart.ts'
import { $popupInterest } from '../../stores/page/popup-interest.ts'

/** Whether the visitor searches, buys, logs in or writes to the shop: no popup may cover that. */
export function useIsOnTask(): boolean {
  const path = useStore($path)
  const isCartOpen = useStore($sideCartOpen)
  return isTaskPath(path, useConfiguration()) || isCartOpen
}

/** Mounts the popup, which then waits its delay, when the visitor has shown interest; on each page again. */
export function AfterInterest({ children }: { children: ReactNode }) {
  const path = useStore($path)
  const isInterested = useStore($popupInterest)
  const isOnTask = useIsOnTask()
  return isInterested && !isOnTask && <Fragment key={path}>{children}</Fragment>
}
