import { mediaStore } from '../../base/dom/media.ts'
import { largeScreenQuery } from '../../domain/constants.ts'
import type { Screen } from '../../domain/page/menu.ts'
import { useStore } from '../../kit/use-store.ts'

const $isLarge = mediaStore(largeScreenQuery)

/** Kind of screen; header, menus and footer share this breakpoint. */
export const useScreen = (): Screen => (useStore($isLarge) ? 'desktop' : 'phone')
