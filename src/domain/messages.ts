/** Every text of the kit, by subject. The texts are English and at the same time the keys of their translations. */
export * as messages from './message-texts.ts'
