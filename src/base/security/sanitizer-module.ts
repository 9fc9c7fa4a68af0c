import { lazyModule } from '../dom/lazy-module.ts'

/** What cleans html: both of its files, side by side. */
export const sanitizerModule = lazyModule(async () => {
  const library = import('dompurify')
  library.catch(() => {}) // who cleans hears of it
  return import('./safe-html.ts')
})
