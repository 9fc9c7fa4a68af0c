import { getForm, postRequest } from '../../api/forms.ts'
import { remote } from '../../base/http/remote.ts'
import type { Connection } from '../../base/http/request.ts'
import { requestFormUrl } from '../../domain/forms/form-definition.ts'
import type { FormDefinition } from '../../model/forms/form-definition.ts'
import type { FormValue } from '../../model/forms/form-request.ts'

interface FormQuery {
  id: string
  lang: string
}

/** Form definitions by id and language; null if the request failed (FORM-34). */
export const formStore = remote<FormQuery, FormDefinition | null>('forms', async (connection, { id, lang }, signal) => {
  try {
    return await getForm(connection, id, lang, signal)
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
})

/** Sends the values of a form with the URL of its page (FORM-29). */
export const sendForm = (connection: Connection, formId: string, data: Record<string, FormValue>): Promise<void> =>
  postRequest(connection, { formId, requestFormUrl: requestFormUrl(location), data })
