import type { Language } from './common/shape.ts'
import { greeting } from './greeting.ts'

/** Kinds of mails about an account. */
export type AccountMailKind = 'confirm' | 'received' | 'approved' | 'reset' | 'changed'

interface Facts {
  shop: string
  name: string
  /** URL of the page that the mail links to */
  link: string
}

interface Words {
  subject: (shop: string) => string
  lines: (link: string) => string[]
}

const mails: Record<Language, Record<AccountMailKind, Words>> = {
  en: {
    confirm: {
      subject: (shop) => `Confirm your account at ${shop}`,
      lines: (link) => [
        'please confirm that this mailbox is yours:',
        link,
        'The link works once, within 24 hours. If you have not registered with us, do nothing: nobody can log in.',
      ],
    },
    received: {
      subject: (shop) => `We have received your registration at ${shop}`,
      lines: () => ['thank you for registering your company. We look at every new account ourselves and will write within a few days.'],
    },
    approved: {
      subject: (shop) => `Your account at ${shop} is open`,
      lines: (link) => ['your account has been approved. Log in here:', link],
    },
    reset: {
      subject: (shop) => `A new password for ${shop}`,
      lines: (link) => [
        'somebody, we hope it was you, has asked for a new password. Choose one here:',
        link,
        'The link works once, within 60 minutes. If it was not you, do nothing: your password stays as it is.',
      ],
    },
    changed: {
      subject: (shop) => `Your password at ${shop} was changed`,
      lines: (link) => [
        'your password was changed just now, and other devices were logged out. If it was not you, choose a new one at once:',
        link,
      ],
    },
  },
  lt: {
    confirm: {
      subject: (shop) => `Patvirtinkite paskyrą – ${shop}`,
      lines: (link) => [
        'Patvirtinkite, kad ši pašto dėžutė yra Jūsų:',
        link,
        'Nuoroda veikia vieną kartą, 24 valandas. Jei pas mus nesiregistravote, nieko nedarykite: niekas negalės prisijungti.',
      ],
    },
    received: {
      subject: (shop) => `Gavome Jūsų registraciją – ${shop}`,
      lines: () => ['Ačiū, kad užregistravote savo įmonę. Kiekvieną naują paskyrą peržiūrime patys ir per kelias dienas Jums parašysime.'],
    },
    approved: {
      subject: (shop) => `Jūsų paskyra patvirtinta – ${shop}`,
      lines: (link) => ['Jūsų paskyra patvirtinta. Prisijunkite čia:', link],
    },
    reset: {
      subject: (shop) => `Naujas slaptažodis – ${shop}`,
      lines: (link) => [
        'Kažkas (tikimės, kad Jūs) paprašė naujo slaptažodžio. Sukurti jį galite čia:',
        link,
        'Nuoroda veikia vieną kartą, 60 minučių. Jei prašėte ne Jūs, nieko nedarykite: slaptažodis nepasikeis.',
      ],
    },
    changed: {
      subject: (shop) => `Pakeistas Jūsų slaptažodis – ${shop}`,
      lines: (link) => [
        'Jūsų slaptažodis ką tik pakeistas, kiti įrenginiai atjungti. Jei tai padarėte ne Jūs, nedelsdami susikurkite naują:',
        link,
      ],
    },
  },
}

/** Subject and body of a mail about an account. */
export function accountMail(kind: AccountMailKind, language: Language, { shop, name, link }: Facts): { subject: string; body: string } {
  const { subject, lines } = mails[language][kind]
  return { subject: subject(shop), body: [greeting[language](name), ...lines(link), shop].join('\n\n') }
}
