import { Fragment, type ReactNode } from 'react'
import { $path } from '../../base/dom/url-parts.ts'
import { useStore } from '../../kit/use-store.ts'
import { $popupInterest } from '../../stores/page/popup-interest.ts'
import { useIsOnTask } from './use-is-on-task.ts'

/** Mounts the popup, which then waits its delay, when the visitor has shown interest; on each page again. */
export function AfterInterest({ children }: { children: ReactNode }) {
  const path = useStore($path)
  const isInterested = useStore($popupInterest)
  const isOnTask = useIsOnTask()
  return isInterested && !isOnTask && <Fragment key={path}>{children}</Fragment>
}
