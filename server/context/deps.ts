import type { Pricer } from '../cart/pricing/pricer.ts'
import type { Catalogue } from '../catalogue/index/catalogue.ts'
import type { PdfPrinter } from '../checkout/offers/pdf/pdf-printer.ts'
import type { Db } from '../db/db.ts'
import type { Engine } from '../engine/engine.ts'
import type { DocumentFolder } from '../forms/documents/storage/document-folder.ts'
import type { Limiter, Rule } from '../http/limiter.ts'
import type { Languages } from '../languages/languages.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { Passwords } from '../session/passwords/passwords.ts'
import type { ShopContent } from './content.ts'
import type { Health } from './health.ts'
import type { Settings } from './settings.ts'
import type { SiteLook } from './site-look.ts'

/** Dependencies of the shop's own engine. */
export interface CoreDeps {
  db: Db
  content: ShopContent
  /** those of the content */
  languages: Languages
  catalogue: Catalogue
  pictures: Pictures
  documents: DocumentFolder
  pricer: Pricer
  printer: PdfPrinter
  settings: Settings
  passwords: Passwords
  health: Health
  /** the rate limiter of a rule */
  limiterOf: (rule: Rule) => Limiter
  /** origin of the shop's own pages */
  siteOrigin: string
  /** origin of the static pages, if served */
  alternateOrigin?: string | undefined
  /** undefined: all files of the content, without a theme */
  look?: SiteLook | undefined
  /** whether missing translations that pages report are stored */
  collectsTranslations: boolean
  /** the clock; tests replace it */
  now: () => Date
}

/** Dependencies of the routes. */
export interface Deps extends CoreDeps {
  engine: Engine
}
