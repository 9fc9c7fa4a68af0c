const steps = ['login', 'email-approve', 'forgot-password', 'password-change', 'register'] as const

/** What the login layout shows (LOGIN-01..06). */
export type LoginStep = (typeof steps)[number]

/** Parameters of the login layout's addresses that nobody else may read (R12). */
export const approvalTokenParameter = 'email-approval-token'
export const resetIdParameter = 'id'
export const codeParameter = 'code'
export const stateParameter = 'state'

/** The step that a text names; login for none, for one that does not exist, and for a registration that is not offered (LOGIN-02, LOGIN-08). */
export function loginStep(requested: string | null | undefined, offersRegistration: boolean): LoginStep {
  const step = steps.find((item) => item === requested) ?? 'login'
  return step === 'register' && !offersRegistration ? 'login' : step
}

/** A query string with another step: what else stands in it stays, what belonged to the step before goes. */
export function stepQuery(search: string, step: LoginStep): string {
  const query = new URLSearchParams(search)
  for (const name of ['step', approvalTokenParameter, resetIdParameter, codeParameter, stateParameter]) query.delete(name)
  if (step !== 'login') query.set('step', step)
  const text = query.toString()
  return text && `?${text}`
}
