import type { Rule } from '../forms/form-rules.ts'
import { messages } from '../messages.ts'

const required: Rule = { rule: 'required' }

/** What the login asks of its two fields (LOGIN-09). */
export const loginRules: Readonly<Record<'email' | 'password', readonly Rule[]>> = {
  email: [required, { rule: 'format', format: 'email' }],
  password: [required],
}

/** The only field of password recovery: whatever is wrong with the address, the message is the same (PWD-02). */
export const recoveryRules: Readonly<Record<'email', readonly Rule[]>> = {
  email: [
    { rule: 'required', text: messages.emailInvalid },
    { rule: 'format', format: 'email', text: messages.emailInvalid },
  ],
}
