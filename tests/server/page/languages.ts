import type { Language } from '../../../demo/content/common/shape.ts'

/** Those that the content of the demo is written in. */
export const languages: readonly Language[] = ['en', 'lt']
