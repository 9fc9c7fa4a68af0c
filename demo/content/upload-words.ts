import type { Language } from './shape.ts'

/** Why a file was not taken, as the visitor reads it. */
export interface UploadWords {
  tooBig: string
  wrongKind: string
  empty: string
  tooMany: string
  again: string
}

export const uploadWords: Record<Language, UploadWords> = {
  en: {
    tooBig: 'File is too big',
    wrongKind: 'This file cannot be taken: please send a PDF, a PNG, JPEG or WebP picture, or plain text or CSV in UTF-8',
    empty: 'The file is empty',
    tooMany: 'You have uploaded too many files: please send the form or try again later',
    again: 'The file did not arrive, please send it once more',
  },
  lt: {
    tooBig: 'Failas per didelis',
    wrongKind: 'Tokio failo priimti negalime: siųskite PDF, PNG, JPEG ar WebP paveikslėlį arba UTF-8 koduotės tekstą ar CSV',
    empty: 'Failas tuščias',
    tooMany: 'Įkėlėte per daug failų: išsiųskite formą arba pabandykite vėliau',
    again: 'Failas neatkeliavo, siųskite jį dar kartą',
  },
}
