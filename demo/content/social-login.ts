import type { SocialProvider } from '../../src/model/session/social-provider.ts'
import type { Language } from './common/shape.ts'

/** A person with an account at a simulated provider. */
export interface SocialPerson {
  /** id at the provider */
  subject: string
  name: string
  surname: string
  email: string
  /** the provider has verified the address */
  isVerified: boolean
}

/** The people of the simulated providers: with an account of the shop, without one, and with an unverified address. */
export const socialPeople: Record<SocialProvider, readonly SocialPerson[]> = {
  facebook: [
    { subject: 'fb-1001', name: 'Ona', surname: 'Petraitienė', email: 'ona@birchandbolt.example', isVerified: true },
    { subject: 'fb-1002', name: 'Lukas', surname: 'Petrauskas', email: 'lukas.petrauskas@facebook.example', isVerified: true },
  ],
  google: [
    { subject: 'go-2001', name: 'Ona', surname: 'Petraitienė', email: 'ona@birchandbolt.example', isVerified: true },
    { subject: 'go-2002', name: 'Jonas', surname: 'Kazlauskas', email: 'jonas.kazlauskas@google.example', isVerified: true },
  ],
  apple: [
    { subject: 'ap-3001', name: 'Austėja', surname: 'Jankauskaitė', email: 'austeja@apple.example', isVerified: true },
    { subject: 'ap-3002', name: 'Dovydas', surname: 'Urbonas', email: 'dovydas@apple.example', isVerified: false },
  ],
}

/** The shop's client ids at the simulated providers; the configuration of the content already has Apple's. */
export const simulatedIds = { facebookAppId: '284710395566120', googleClientId: 'birch-and-bolt.apps.google.example' }

/** Error messages of social login, as shown to the shopper. */
interface SocialWords {
  refused: string
  unverified: string
  unconfirmed: string
  closed: string
  notApproved: string
  disabled: string
}

export const socialWords: Record<Language, SocialWords> = {
  en: {
    refused: 'The sign-in could not be confirmed. Please try again.',
    unverified: 'The provider has not confirmed your email address. Log in with your email and password.',
    unconfirmed: 'There is an account with this email, and the email is not confirmed yet. Please check your mailbox first.',
    closed: 'New accounts are not being opened at the moment.',
    notApproved: 'Your account is yet to be approved by an administrator.',
    disabled: 'The account is closed.',
  },
  lt: {
    refused: 'Prisijungimo patvirtinti nepavyko. Pabandykite dar kartą.',
    unverified: 'Paslaugos teikėjas nepatvirtino Jūsų el. pašto adreso. Prisijunkite el. paštu ir slaptažodžiu.',
    unconfirmed: 'Paskyra su šiuo el. paštu yra, bet el. paštas dar nepatvirtintas. Pirmiausia patikrinkite savo el. paštą.',
    closed: 'Šiuo metu naujos paskyros nekuriamos.',
    notApproved: 'Jūsų paskyros dar nepatvirtino administratorius.',
    disabled: 'Paskyra uždaryta.',
  },
}
