/** All texts of the kit. Each English text is also its translation key. */
export * as messages from './message-texts.ts'
