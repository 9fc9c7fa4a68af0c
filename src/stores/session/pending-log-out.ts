import { persisted } from '../../kit/persisted.ts'

/** Whether a log-out has begun that the server has not confirmed: it is told again at the next start (K20). */
export const $pendingLogOut = persisted<boolean>('logout', {
  initial: false,
  read: (value) => ({ value: value === true, damaged: typeof value !== 'boolean' }),
})
