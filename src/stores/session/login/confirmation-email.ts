import { postConfirmationEmail } from '../../../api/approval.ts'
import type { Connection } from '../../../base/http/request.ts'

/** Asks for the mail that confirms an account once more; false when that failed (LOGIN-16, LOGIN-17). */
export const resendConfirmation = (connection: Connection, query: { lang: string; email: string }): Promise<boolean> =>
  postConfirmationEmail(connection, query).then(
    () => true,
    () => false,
  )
