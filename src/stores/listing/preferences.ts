import { atom } from 'nanostores'
import { withServerValue } from '../../base/server-value.ts'
import { shared } from '../../base/shared.ts'
import { endOfYear, readCookie, writeCookie } from '../../base/storage/cookie.ts'
import type { ListType } from '../../domain/app/setting-defaults.ts'
import { cookieExpiryYear, listTypeCookie } from '../../domain/constants.ts'

/** Grid or list, as the user chose; undefined before a choice (LIST-18). */
export const $listType = shared('list-type', () => {
  const chosen = readCookie(listTypeCookie)
  return withServerValue(atom(chosen), chosen) // markup in another layout is not taken over, see define.tsx
})

/** Sets the list type for this page and, by cookie, for the next ones (LIST-18, LIST-19). */
export function chooseListType(type: ListType): void {
  writeCookie(listTypeCookie, type, endOfYear(cookieExpiryYear))
  $listType.set(type)
}
