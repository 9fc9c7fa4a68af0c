import { type Connection, request } from '../base/http/request.ts'
import { type FormDefinition, formDefinition } from '../model/forms/form-definition.ts'

/** GET /api/forms/{id} (CALL-53). */
export const getForm = async (shop: Connection, id: string, lang: string, signal?: AbortSignal): Promise<FormDefinition> =>
  (await request(shop, `/api/forms/${encodeURIComponent(id)}`, { query: { lang }, schema: formDefinition, signal })).value
