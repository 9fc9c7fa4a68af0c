import { atom } from 'nanostores'
import { lazyModule } from '../../base/dom/lazy-module.ts'

type Module = typeof import('./popup-dialog.tsx')

/** The code of the open popup, as soon as it is there. */
export const $popupDialog = atom<Module | undefined>()

const code = lazyModule(() => import('./popup-dialog.tsx'))

/** Fetches that code, when the popup is about to show. */
export const loadPopupDialog = async (): Promise<void> => $popupDialog.set(await code.load())
