import type { Registration } from '../../../src/model/session/registration.ts'
import type { TestShop } from '../shop.ts'

/** A strong password. */
export const goodPassword = 'seven birds over the bay'

/** A registration of a company as sent by the form. */
export const createRegistration = (email: string, more: Partial<Registration> = {}): Registration => ({
  b2bCustomer: true,
  companyName: 'Uosis, UAB',
  companyEmail: 'info@uosis.example',
  companyPhone: '+37052123456',
  companyCode: '305000111',
  companyVatCode: 'LT100011122213',
  companyAddress: 'Uosių g. 3',
  companyCountry: 'LT',
  companyCity: 'Vilnius',
  companyPostcode: '03101',
  companyWebSite: 'https://uosis.example',
  name: 'Rūta',
  surname: 'Vaitkutė',
  email,
  phone: '+37060011223',
  password: goodPassword,
  password2: goodPassword,
  agreeToPrivacyAndTerms: true,
  news_letter_mail: true,
  news_letter_sms: false,
  gdprAccepted: true,
  ...more,
})

/** The session cookie that a response sets, as the browser sends it. */
export const readCookie = (answer: Response): string => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

/** Posts JSON with the cookie of a browser, from the client address `peer`. */
export const post = (shop: TestShop, path: string, body: unknown, { cookie, ...more }: { cookie?: string; peer?: string } = {}) =>
  shop.ask(path, { method: 'POST', body, ...(cookie && { headers: { cookie } }), ...more })

/** The name of a problem response; undefined for other responses. */
export const readProblem = async (answer: Response): Promise<string | undefined> => ((await answer.json()) as { name?: string }).name

/** The mails to an address, newest first. */
export const findMailsTo = (shop: TestShop, email: string) =>
  shop.db.query<{ subject: string; body: string; lang: string }>(
    'select subject, body, lang from outbox where recipient = $1 order by no desc',
    [email],
  )

/** The value of a query parameter in the newest mail to an address. */
export async function findMailedToken(shop: TestShop, email: string, parameter: 'id' | 'email-approval-token'): Promise<string> {
  const [mail] = await findMailsTo(shop, email)
  const link = mail?.body.match(/https?:\S+/)?.[0]
  return (link && new URL(link).searchParams.get(parameter)) ?? ''
}
