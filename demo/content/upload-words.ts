import type { Language } from './common/shape.ts'

/** Error messages for rejected files, as shown to the visitor. */
export interface UploadWords {
  tooBig: string
  wrongKind: string
  notWhatItSays: string
  empty: string
  tooMany: string
  again: string
}

export const uploadWords: Record<Language, UploadWords> = {
  en: {
    tooBig: 'File is too big',
    wrongKind: 'Files of this kind cannot be taken. Please send it as a PDF or a picture.',
    notWhatItSays: 'The content of this file does not fit its name. Please save it anew or send it as a PDF.',
    empty: 'The file is empty',
    tooMany: 'You have uploaded too many files: please send the form or try again later',
    again: 'The file did not arrive, please send it once more',
  },
  lt: {
    tooBig: 'Failas per didelis',
    wrongKind: 'Tokių failų priimti negalime. Siųskite jį kaip PDF arba paveikslėlį.',
    notWhatItSays: 'Failo turinys neatitinka jo pavadinimo. Išsaugokite jį iš naujo arba siųskite kaip PDF.',
    empty: 'Failas tuščias',
    tooMany: 'Įkėlėte per daug failų: išsiųskite formą arba pabandykite vėliau',
    again: 'Failas neatkeliavo, siųskite jį dar kartą',
  },
}
