import { type Connection, request } from '../base/http/request.ts'
import { type FormDefinition, formDefinition } from '../model/forms/form-definition.ts'

/** GET /api/forms/{id} (CALL-53). */
export const getForm = async (connection: Connection, id: string, lang: string, signal?: AbortSignal): Promise<FormDefinition> =>
  (await request(connection, `/api/forms/${encodeURIComponent(id)}`, { query: { lang }, schema: formDefinition, signal })).value
