import { mediaStore } from '../../base/dom/media.ts'
import { largeScreenPx } from '../../domain/constants.ts'
import type { Screen } from '../../domain/page/menu.ts'
import { useStore } from '../../kit/use-store.ts'

const $isLarge = mediaStore(`(min-width: ${largeScreenPx}px)`)

/** The kind of screen; one boundary for header, menus and footer (L8). */
export const useScreen = (): Screen => (useStore($isLarge) ? 'desktop' : 'phone')
