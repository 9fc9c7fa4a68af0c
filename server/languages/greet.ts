import type { Words } from './words.ts'

/** The greeting of a mail; the recipient's name is optional. */
export const greet = ({ greeting }: Words, name: string): string => (name ? greeting.named(name) : greeting.neutral)
