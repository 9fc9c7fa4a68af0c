import type { Problem } from './form-rules.ts'
import { serverMessage } from './form-values.ts'

/** A field that the shop refuses, by its name in the form. */
export interface Refusal {
  field: string
  problem: Problem
}

/** 400 and 422: the shop does not accept what was entered. */
export const isRefusal = (status: number): boolean => status === 400 || status === 422

type Values = Record<string, string | number>
const isValue = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number'
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The field that an error response names, with what to say there: the text key of our server, else the message of the shop. */
export function refusalOf(status: number, body: unknown): Refusal | undefined {
  if (!isRefusal(status) || !isObject(body)) return undefined
  const { field, name, text, values } = body
  // a refused password is named by the error
  const path = typeof field === 'string' ? field : typeof name === 'string' && /^Password[A-Z]/.test(name) ? 'password' : ''
  const last = path.split('.').at(-1)
  const said = serverMessage(body)
  if (!last) return undefined
  if (typeof text === 'string' && text)
    return {
      field: last,
      problem: { text, values: Object.fromEntries(Object.entries(isObject(values) ? values : {}).filter(isValue)) as Values },
    }
  return said === undefined ? undefined : { field: last, problem: { text: said, isSaid: true } }
}
