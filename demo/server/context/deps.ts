import type { Pricer } from '../cart/pricing/pricer.ts'
import type { Catalogue } from '../catalogue/index/catalogue.ts'
import type { PdfPrinter } from '../checkout/offers/pdf/pdf-printer.ts'
import type { Db } from '../db/db.ts'
import type { DocumentFolder } from '../forms/documents/storage/document-folder.ts'
import type { Limiter, Rule } from '../http/limiter.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { Passwords } from '../session/passwords/passwords.ts'
import type { Settings } from './settings.ts'

/** What the routes of the shop work with. */
export interface Deps {
  db: Db
  catalogue: Catalogue
  pictures: Pictures
  documents: DocumentFolder
  pricer: Pricer
  printer: PdfPrinter
  settings: Settings
  passwords: Passwords
  /** what counts how often something is done, one for each rule */
  limiterOf: (rule: Rule) => Limiter
  /** origin of the shop's own pages */
  siteOrigin: string
  /** origin of the other site that shows this shop's pages, if there is one */
  alternateOrigin?: string | undefined
  /** whether interface texts without a translation are remembered when a page reports them */
  collectsTranslations: boolean
  /** the clock, so that tests can stop it */
  now: () => Date
}
