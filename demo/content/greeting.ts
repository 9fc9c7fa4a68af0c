import type { Language } from './common/shape.ts'

/** The greeting of a mail; the recipient's name is optional. */
export const greeting: Record<Language, (name: string) => string> = {
  en: (name) => (name ? `Hello ${name},` : 'Hello,'),
  lt: (name) => (name ? `Sveiki, ${name}!` : 'Sveiki!'),
}
