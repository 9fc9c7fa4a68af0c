import { socialProviders } from '../../../src/model/session/social-provider.ts'
import { type Call, id, lang, text, whole } from './call.ts'
import { refTo } from './schemas.ts'

const empty = { type: 'object', maxProperties: 0 }

/** Forms, files that go with them, the newsletter, and signing in through others. */
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
    summary: 'Sends a filled form to the shop; data holds a value for each element of the form that is filled',
    parameters: [lang],
    body: refTo('FormRequest'),
    answer: { type: 'object', required: ['_id', 'number'], properties: { _id: text, number: whole } },
    status: 201,
    problems: [403, 413, 429],
  },
  {
    method: 'post',
    path: '/api/document',
    summary: 'Takes in one PDF, PNG, JPEG, WebP, text or CSV file; other fields are ignored',
    parameters: [lang],
    body: { type: 'object', required: ['file'], properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } } },
    bodyKind: 'multipart/form-data',
    answer: refTo('StoredDocument'),
    problems: [403, 408, 409, 413, 415, 429],
  },
  {
    method: 'post',
    path: '/api/newsletter/subscribe',
    summary: 'Subscribes an address; one that is on the list already is answered the same',
    body: refTo('NewsletterSubscription'),
    answer: empty,
    problems: [403, 429],
  },
  {
    method: 'post',
    path: '/api/auth/{provider}',
    summary: 'Logs in whom a provider has sent back with a code; 201 when that made an account, 401 says why not also in extra',
    parameters: [{ name: 'provider', in: 'path', schema: { enum: [...socialProviders] } }, lang],
    body: refTo('SocialCode'),
    answer: refTo('CustomerDetails'),
    problems: [401, 403, 404, 429],
  },
]
