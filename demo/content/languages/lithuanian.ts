import type { LanguageDefinition } from '../../../server/languages/languages.ts'
import { mails } from './lithuanian/mails.ts'
import { messages } from './lithuanian/messages.ts'

export const lithuanian: LanguageDefinition = {
  words: { ...mails, ...messages },
  isInflected: true,
  stem: (word) => word.slice(0, Math.max(4, word.length - 2)),
  /** č, š and ž are separate letters after c, s and z, and y sorts together with i. */
  sortable: (text) => text.replace(/[čšž]/g, (letter) => `${letter.normalize('NFD').charAt(0)}~`).replace(/y/g, 'i'),
}
