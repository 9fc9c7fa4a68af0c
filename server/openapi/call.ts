import type { JsonSchema } from './schemas.ts'

export interface Parameter {
  name: string
  in?: 'query' | 'path' | 'header'
  description?: string
  schema?: JsonSchema
}

export interface Call {
  method: 'get' | 'post' | 'put'
  path: string
  summary: string
  parameters?: Parameter[]
  body?: JsonSchema
  /** default: application/json */
  bodyKind?: string
  /** schema of the JSON response; without it, the response is a file, or empty with the status 204 */
  answer?: JsonSchema
  /** MIME type of the file; default: `image/*` */
  file?: string
  status?: number
  /** when the response is empty, with the status 204 instead */
  emptyIf?: string
  /** error statuses besides 400 and 500 */
  problems?: number[]
}

export const text: JsonSchema = { type: 'string' }
export const whole: JsonSchema = { type: 'integer', minimum: 0 }
export const flag: JsonSchema = { type: 'boolean' }

/** The codes of the shop's languages; each shop has its own. */
export const languageCode: JsonSchema = { $ref: '#/components/schemas/Language' }

export const lang: Parameter = {
  name: 'lang',
  description: 'Language of the texts; defaults to that of the schema',
  schema: languageCode,
}
export const id = (of: string): Parameter => ({ name: 'id', in: 'path', description: `Id of the ${of}`, schema: text })
export const total: Parameter = {
  name: 'Return-total-count',
  in: 'header',
  description: 'true adds the header total-count to the response',
  schema: { enum: ['true'] },
}
export const size = (maximum: number): Parameter => ({ name: 'size', schema: { type: 'integer', minimum: 1, maximum } })
export const optional = (names: string[], schema: JsonSchema = text): Parameter[] => names.map((name) => ({ name, schema }))
