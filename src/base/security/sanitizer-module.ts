import { lazyModule } from '../dom/lazy-module.ts'

/** Loads the sanitizer and its library in parallel. */
export const sanitizerModule = lazyModule(async () => {
  const library = import('dompurify')
  library.catch(() => {}) // the import in safe-html.ts reports the failure
  return import('./safe-html.ts')
})
