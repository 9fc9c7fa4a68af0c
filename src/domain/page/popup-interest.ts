import type { Configuration } from '../../model/app/configuration.ts'

/** When the newsletter popup opens: after its delay, or its delay after the visitor has shown interest. */
export const popupTriggers = ['time', 'interest'] as const
export type PopupTrigger = (typeof popupTriggers)[number]

/** Heights in pixels of a scrolled page. */
export interface ScrollPosition {
  scrolled: number
  viewport: number
  page: number
}

const minScreens = 2

/** Whether the visitor has read half of a page that is longer than two screens. */
export const isHalfRead = ({ scrolled, viewport, page }: ScrollPosition): boolean =>
  page >= minScreens * viewport && scrolled >= (page - viewport) / 2

/** Pages with a task, which the popup never interrupts. */
const taskPages = ['searchPage', 'cartPage', 'customerProfilePage', 'contactsPage'] as const

/** Whether the path belongs to a task of the shopper: search, cart, login and account, contacts. */
export const isTaskPath = (path: string, configuration: Configuration | undefined): boolean =>
  taskPages.some((name) => {
    const page = configuration?.[name]
    return page !== undefined && (path === page || path.startsWith(`${page}/`))
  })
