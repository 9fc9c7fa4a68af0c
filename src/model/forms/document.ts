import * as z from 'zod/mini'
import { id } from '../field.ts'

/** The answer of POST /api/document (CALL-55). */
export const storedDocument = z.looseObject({ _id: id })

/** What the client keeps of an uploaded document (UPL-02); size in bytes, time as ISO 8601. */
export interface UploadedDocument {
  id: string
  name: string
  size: number
  uploadedAt: string
}
