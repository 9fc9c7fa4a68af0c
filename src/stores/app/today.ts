import { atom, onMount } from 'nanostores'
import { shared } from '../../base/shared.ts'
import { localDay } from '../../domain/forms/dates.ts'

/** The user's local day. Updated each time the store is mounted. */
export const $today = shared('today', () => {
  const $day = atom(localDay(new Date()))
  onMount($day, () => $day.set(localDay(new Date())))
  return $day
})
