import { randomBytes } from 'node:crypto'
import type { FormDefinition } from '../../src/model/forms/form-definition.ts'
import type { Db } from '../db/db.ts'
import { badRequest } from '../http/problem.ts'
import type { Language } from '../languages/language.ts'
import { documentsOf, type RequestData } from './check-request.ts'

const idBytes = 12

export interface SentRequest {
  form: FormDefinition
  /** URL of the page with the form */
  url: string
  data: RequestData
  language: Language
  session: string | undefined
  customer: string | undefined
  at: Date
}

/** A file of a request. */
export interface SentDocument {
  id: string
  name: string
  size: number
}

export interface StoredRequest {
  id: string
  number: number
  documents: Map<string, SentDocument>
}

/** Stores a request and attaches its files. Throws a 400 if a file is not the visitor's or belongs to another request. */
export async function storeRequest(tx: Db, request: SentRequest): Promise<StoredRequest> {
  const { form, url, data, language, session, customer, at } = request
  const [row] = await tx.query<{ id: string; number: number }>(
    `insert into form_request (id, form, url, customer, data, lang, received)
     values ($1, $2, $3, $4, $5, $6, $7) returning id, number::float8 as number`,
    [randomBytes(idBytes).toString('base64url'), form._id, url, customer ?? null, JSON.stringify(data), language, at],
  )
  if (!row) throw new Error('The request was not stored')
  const wanted = documentsOf(data)
  const taken = await tx.query<SentDocument>(
    `update document set request = $1 where id = any($2) and session = $3 and request is null
     returning id, name, size::float8 as size`,
    [row.id, wanted, session ?? null],
  )
  if (taken.length < wanted.length) throw badRequest('A file of the form does not exist')
  return { ...row, documents: new Map(taken.map((document) => [document.id, document])) }
}
