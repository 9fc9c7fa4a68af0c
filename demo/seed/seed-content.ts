import type { StoredForm } from '../../server/forms/stored-form.ts'
import type { Languages } from '../../server/languages/languages.ts'
import type { Translations } from '../../server/seed/write-texts.ts'
import { departments } from '../content/catalogue.ts'
import type { DepartmentSeed } from '../content/common/shape.ts'
import { forms } from '../content/forms.ts'
import { languages } from '../content/languages.ts'
import { translations } from '../content/translations.ts'

/** What a database is filled with; a shop that speaks further languages brings its own. */
export interface SeedContent {
  languages: Languages
  translations: Translations
  forms: readonly StoredForm[]
  departments: readonly DepartmentSeed[]
}

export const seedContent: SeedContent = { languages, translations, forms, departments }
