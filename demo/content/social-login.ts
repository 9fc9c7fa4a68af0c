import type { SocialPerson } from '../../server/context/content.ts'
import type { SocialProvider } from '../../src/model/session/social-provider.ts'

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
