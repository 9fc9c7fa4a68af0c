import { socialProviders } from '../../src/model/session/social-provider.ts'
import { type Call, id, lang, text, whole } from './call.ts'
import { refTo } from './schemas.ts'

const empty = { type: 'object', maxProperties: 0 }

/** Forms, uploads, the newsletter and social login. */
export const formCalls: Call[] = [
  {
    method: 'get',
    path: '/api/forms/{id}',
    summary: 'A request form',
    parameters: [id('form'), lang],
    answer: refTo('FormDefinition'),
    problems: [404],
  },
  {
    method: 'post',
    path: '/api/requests',
    summary: 'Submits a form; data has the values of the filled elements by id',
    parameters: [lang],
    body: refTo('FormRequest'),
    answer: { type: 'object', required: ['_id', 'number'], properties: { _id: text, number: whole } },
    status: 201,
    problems: [403, 413, 429],
  },
  {
    method: 'post',
    path: '/api/document',
    summary: 'Uploads one PDF, PNG, JPEG, WebP, text or CSV file; ignores other fields',
    parameters: [lang],
    body: { type: 'object', required: ['file'], properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } } },
    bodyKind: 'multipart/form-data',
    answer: refTo('StoredDocument'),
    problems: [403, 408, 409, 413, 415, 429],
  },
  {
    method: 'post',
    path: '/api/newsletter/subscribe',
    summary: 'Subscribes an address; the response is the same for subscribed addresses',
    body: refTo('NewsletterSubscription'),
    answer: empty,
    problems: [403, 429],
  },
  {
    method: 'post',
    path: '/api/auth/{provider}',
    summary: "Logs in by a provider's code; 201 if that created an account; a 401 repeats its message in extra",
    parameters: [{ name: 'provider', in: 'path', schema: { enum: [...socialProviders] } }, lang],
    body: refTo('SocialCode'),
    answer: refTo('CustomerDetails'),
    problems: [401, 403, 404, 429],
  },
]
