import { type Call, text } from './call.ts'
import { type JsonSchema, refTo } from './schemas.ts'

const emptyObject: JsonSchema = { type: 'object' }
const body = (...names: string[]): JsonSchema => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, text])),
})
const language = { name: 'lang', in: 'path', description: 'Language of the mail and of messages', schema: { enum: ['en', 'lt'] } } as const

/** Accounts: logging in and out, registration, passwords. Problems carry texts that may be shown. */
export const accountCalls: Call[] = [
  {
    method: 'post',
    path: '/api/customer/login',
    summary: 'Logs in. 401: IncorrectCredentials; with the right password EmailNotValidated, NotApprovedByAdmin or AccountDisabled',
    body: refTo('LoginRequest'),
    answer: refTo('CustomerDetails'),
    problems: [401, 403, 413, 429],
  },
  { method: 'post', path: '/api/customer/logout', summary: 'Logs out; the body is empty', answer: emptyObject, problems: [403] },
  {
    method: 'get',
    path: '/api/customer/account-details',
    summary: 'Who is logged in; 204 without a body for a visitor',
    answer: refTo('CustomerDetails'),
  },
  {
    method: 'post',
    path: '/api/customer/impersonate',
    summary: "Logs an operator's browser in as a customer, by a token that this operator has asked for",
    body: body('token'),
    answer: refTo('CustomerDetails'),
    problems: [403, 413, 429],
  },
  {
    method: 'post',
    path: '/api/register/{lang}',
    summary: "Makes a company's account; the same request again is the same account. 409: the email has one, 422: a field does not fit",
    parameters: [
      language,
      {
        name: 'create_temporar_session',
        description: 'Logs in where an account waits for nothing',
        schema: { enum: ['true'] },
      },
    ],
    body: refTo('Registration'),
    answer: {
      type: 'object',
      required: ['result'],
      properties: { result: { enum: ['approval', 'confirmation', 'session'] } },
    },
    status: 201,
    problems: [403, 409, 413, 422, 429],
  },
  {
    method: 'post',
    path: '/api/send-confirmation-email/{lang}',
    summary: 'Mails the link that confirms an account again; says the same of every address',
    parameters: [language],
    body: body('email'),
    answer: emptyObject,
    problems: [403, 413, 429],
  },
  {
    method: 'post',
    path: '/api/approve-account',
    summary: 'Confirms the email of an account by the token of a mail',
    body: body('token'),
    answer: emptyObject,
    problems: [403, 413, 429],
  },
  {
    method: 'post',
    path: '/api/reset',
    summary: 'Mails a link to set a new password; says the same of every address',
    body: body('lang', 'email'),
    answer: emptyObject,
    problems: [403, 413, 429],
  },
  {
    method: 'post',
    path: '/api/set_password',
    summary: 'Sets a password by the id of a mail; ends all sessions',
    body: body('password', 'id'),
    answer: emptyObject,
    problems: [403, 413, 422, 429],
  },
  {
    method: 'post',
    path: '/api/update_password',
    summary: 'Changes the password of who has logged in within 10 minutes; ends other sessions',
    body: body('password'),
    answer: emptyObject,
    problems: [401, 403, 413, 422, 429],
  },
  { method: 'get', path: '/api/password_policy', summary: 'What a new password must satisfy', answer: refTo('PasswordPolicy') },
]
