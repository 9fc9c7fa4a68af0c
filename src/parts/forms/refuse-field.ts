import { RequestError } from '../../base/http/request.ts'
import { isRefusal, refusalOf } from '../../domain/forms/refusal.ts'
import { messages } from '../../domain/messages.ts'
import { hasField } from '../../ui/fields/invalid-field.ts'
import type { Form } from '../../ui/fields/use-form.ts'

/** Shows an error of the shop at the field that it names, and focuses that; false if the form has no such field on the page. */
export function refuseField<V extends object>(form: Form<V>, error: unknown): boolean {
  const refusal = error instanceof RequestError ? refusalOf(error.status, error.body) : undefined
  if (!refusal || !form.ref.current || !hasField(form.ref.current, refusal.field)) return false
  form.refuse(refusal.field as keyof V, refusal.problem)
  return true
}

/** Text key for an error without a field: trying again helps unless the shop refuses the input. */
export const failureText = (error: unknown, otherwise: string): string =>
  error instanceof RequestError && isRefusal(error.status) ? messages.notAccepted : otherwise
