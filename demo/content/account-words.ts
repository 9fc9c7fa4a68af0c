import type { Language } from './common/shape.ts'

/** Error messages about accounts and passwords, as shown to the shopper. */
export interface AccountWords {
  invalid: string
  taken: string
  closed: string
  commonPassword: string
  passwordTooShort: (min: number) => string
  passwordTooLong: (max: number) => string
  passwordNeedsLetter: string
  passwordNeedsNumber: string
  wait: string
}

export const accountWords: Record<Language, AccountWords> = {
  en: {
    invalid: 'Form fields invalid',
    taken: 'There is an account with this email already. Log in, or ask for a new password.',
    closed: 'New accounts are not being opened at the moment.',
    commonPassword: 'This password is one of the first that anybody would try. Choose another one.',
    passwordTooShort: (min) => `The password needs at least ${min} characters.`,
    passwordTooLong: (max) => `The password may have at most ${max} characters.`,
    passwordNeedsLetter: 'Password must contain a letter',
    passwordNeedsNumber: 'Password must contain a number',
    wait: 'Too many attempts. Please try again later.',
  },
  lt: {
    invalid: 'Neteisingai užpildyti formos laukai',
    taken: 'Paskyra su šiuo el. paštu jau yra. Prisijunkite arba paprašykite naujo slaptažodžio.',
    closed: 'Šiuo metu naujos paskyros nekuriamos.',
    commonPassword: 'Šį slaptažodį kas nors spėtų vieną pirmųjų. Sugalvokite kitą.',
    passwordTooShort: (min) => `Mažiausias slaptažodžio ilgis – ${min} (ženklais).`,
    passwordTooLong: (max) => `Didžiausias slaptažodžio ilgis – ${max} (ženklais).`,
    passwordNeedsLetter: 'Slaptažodyje turi būti raidė',
    passwordNeedsNumber: 'Slaptažodyje turi būti skaičius',
    wait: 'Per daug bandymų. Pabandykite vėliau.',
  },
}
