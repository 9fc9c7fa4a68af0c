import type { Rule } from '../forms/form-rules.ts'

const required: Rule = { rule: 'required' }

/** What the login asks of its two fields (LOGIN-09). */
export const loginRules: Readonly<Record<'email' | 'password', readonly Rule[]>> = {
  email: [required, { rule: 'format', format: 'email' }],
  password: [required],
}
