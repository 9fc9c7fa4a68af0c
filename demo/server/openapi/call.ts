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
  /** absent: application/json */
  bodyKind?: string
  /** schema of the JSON answer; absent: a file, or nothing with the status 204 */
  answer?: JsonSchema
  /** what kind of file; absent: a picture */
  file?: string
  status?: number
  /** problems beside 400 and 500 */
  problems?: number[]
}

export const text: JsonSchema = { type: 'string' }
export const whole: JsonSchema = { type: 'integer', minimum: 0 }
export const flag: JsonSchema = { type: 'boolean' }

export const lang: Parameter = {
  name: 'lang',
  description: 'Language of the texts; unknown ones are English',
  schema: { enum: ['en', 'lt'] },
}
export const id = (of: string): Parameter => ({ name: 'id', in: 'path', description: `Id of the ${of}`, schema: text })
export const total: Parameter = {
  name: 'Return-total-count',
  in: 'header',
  description: 'true answers a total-count header',
  schema: { enum: ['true'] },
}
export const size = (most: number): Parameter => ({ name: 'size', schema: { type: 'integer', minimum: 1, maximum: most } })
export const optional = (names: string[], schema: JsonSchema = text): Parameter[] => names.map((name) => ({ name, schema }))
