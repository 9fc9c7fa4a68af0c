import { shownCountLimit } from './constants.ts'

/** 100+ above 100 (CONST-05). */
export const displayCount = (count: number): string => (count > shownCountLimit ? `${shownCountLimit}+` : String(count))
