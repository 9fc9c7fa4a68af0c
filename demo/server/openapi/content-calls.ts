import { type Call, lang, size, text } from './call.ts'
import { arrayOf, refTo } from './schemas.ts'

/** Pages, news, and how a device keeps the shop. */
export const contentCalls: Call[] = [
  {
    method: 'get',
    path: '/content/path-info',
    summary: 'What is at an address of the shop: a page of blocks, or where it is now (redirect)',
    parameters: [
      { name: 'path', description: 'Path of the address', schema: text },
      { name: 'search', description: 'Its question, without the question mark; goes along with a redirect', schema: text },
      { ...lang, description: 'Language of the texts; absent: that of the path' },
      { name: 'token', description: 'Shows a page that is not published yet; such an answer may not be kept', schema: text },
    ],
    answer: refTo('Route'),
    problems: [404],
  },
  {
    method: 'get',
    path: '/api/news',
    summary: 'The newest articles, 20 unless size says another number; with id that article alone',
    parameters: [lang, { name: 'id', description: 'Of an article', schema: text }, size(100)],
    answer: { anyOf: [arrayOf('NewsItem'), refTo('NewsItem')] },
    problems: [404],
  },
  {
    method: 'get',
    path: '/manifest.json',
    summary: 'The web app manifest, where the feature webAppManifest is on',
    parameters: [lang],
    answer: refTo('WebAppManifest'),
    problems: [404],
  },
]
