import type { Language } from './common/shape.ts'

/** How a mail begins, with the name of who gets it or without one. */
export const greeting: Record<Language, (name: string) => string> = {
  en: (name) => (name ? `Hello ${name},` : 'Hello,'),
  lt: (name) => (name ? `Sveiki, ${name}!` : 'Sveiki!'),
}
