import { configuration } from '../../../demo/content/configuration.ts'
import { languages } from '../../../demo/content/languages.ts'
import { type ImportOptions, importFile as importInto } from '../../../server/import/import-file.ts'

/** Imports a file into the demo shop. */
export const importFile = (path: string, options?: ImportOptions) =>
  importInto(path, { languages, timeZone: configuration.orderCutOff.timeZone }, options)
