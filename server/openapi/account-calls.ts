import { type Call, languageCode, text } from './call.ts'
import { type JsonSchema, refTo } from './schemas.ts'

const emptyObject: JsonSchema = { type: 'object' }
const body = (...names: string[]): JsonSchema => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, text])),
})
const language = { name: 'lang', in: 'path', description: 'Language of mails and messages', schema: languageCode } as const

const temporarySession = {
  name: 'create_temporar_session',
  description: 'Logs in if the account needs no approval or confirmation',
  schema: { enum: ['true'] },
}
const registered: JsonSchema = {
  type: 'object',
  required: ['result'],
  properties: { result: { enum: ['approval', 'confirmation', 'session'] } },
}

/** Accounts: login, logout, registration, passwords. The messages of problems can be shown to users. */
export const accountCalls: Call[] = [
  {
    method: 'post',
    path: '/api/customer/login',
    summary: 'Logs in. 401: IncorrectCredentials; with a correct password EmailNotValidated, NotApprovedByAdmin or AccountDisabled',
    body: refTo('LoginRequest'),
    answer: refTo('CustomerDetails'),
    problems: [401, 403, 413, 429],
  },
  { method: 'post', path: '/api/customer/logout', summary: 'Logs out; the request body is empty', answer: emptyObject, problems: [403] },
  {
    method: 'get',
    path: '/api/customer/account-details',
    summary: 'Details of the logged-in customer',
    emptyIf: 'Nobody is logged in',
    answer: refTo('CustomerDetails'),
  },
  {
    method: 'post',
    path: '/api/customer/impersonate',
    summary: 'Logs an operator in as a customer, by a token that this operator requested',
    body: body('token'),
    answer: refTo('CustomerDetails'),
    problems: [403, 413, 429],
  },
  {
    method: 'post',
    path: '/api/register/{lang}',
    summary:
      'Creates the account of a company or, if the shop offers it, of a private buyer; repeating the request has no further effect. 409: the email is taken, 422: a field is invalid',
    parameters: [language, temporarySession],
    body: { anyOf: [refTo('Registration'), refTo('PersonRegistration')] },
    answer: registered,
    status: 201,
    problems: [403, 409, 413, 422, 429],
  },
  {
    method: 'post',
    path: '/api/register-from-order/{lang}',
    summary: 'Creates an account of the guest whose session placed the order, with the email of the order. 404: the session did not',
    parameters: [language, temporarySession],
    body: refTo('OrderAccount'),
    answer: registered,
    status: 201,
    problems: [403, 404, 409, 413, 422, 429],
  },
  {
    method: 'post',
    path: '/api/send-confirmation-email/{lang}',
    summary: 'Resends the confirmation mail; the response is the same for every address',
    parameters: [language],
    body: body('email'),
    answer: emptyObject,
    problems: [403, 413, 429],
  },
  {
    method: 'post',
    path: '/api/approve-account',
    summary: 'Confirms the email of an account by the token of the mail',
    body: body('token'),
    answer: emptyObject,
    problems: [403, 413, 429],
  },
  {
    method: 'post',
    path: '/api/reset',
    summary: 'Mails a link to set a new password; the response is the same for every address',
    body: body('lang', 'email'),
    answer: emptyObject,
    problems: [403, 413, 429],
  },
  {
    method: 'post',
    path: '/api/set_password',
    summary: 'Sets a password by the id of the mail; ends all sessions',
    body: body('password', 'id'),
    answer: emptyObject,
    problems: [403, 413, 422, 429],
  },
  {
    method: 'post',
    path: '/api/update_password',
    summary: 'Changes the password of a customer who logged in within the last 10 minutes; ends other sessions',
    body: body('password'),
    answer: emptyObject,
    problems: [401, 403, 413, 422, 429],
  },
  { method: 'get', path: '/api/password_policy', summary: 'Requirements for new passwords', answer: refTo('PasswordPolicy') },
]
