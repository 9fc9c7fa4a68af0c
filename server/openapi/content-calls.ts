import { type Call, lang, size, text } from './call.ts'
import { arrayOf, refTo } from './schemas.ts'

/** Pages, news and the web app manifest. */
export const contentCalls: Call[] = [
  {
    method: 'get',
    path: '/content/path-info',
    summary: 'The route of a path: a page of blocks or a redirect',
    parameters: [
      { name: 'path', description: 'Path of the URL', schema: text },
      { name: 'search', description: 'Query string of the URL, without the question mark; a redirect keeps it', schema: text },
      { ...lang, description: 'Language of the texts; defaults to that of the path' },
      { name: 'token', description: 'Shows an unpublished page; such a response must not be cached', schema: text },
    ],
    answer: refTo('Route'),
    problems: [404],
  },
  {
    method: 'get',
    path: '/api/news',
    summary: 'The newest articles, 20 by default; with id only that article',
    parameters: [lang, { name: 'id', description: 'Id of an article', schema: text }, size(100)],
    answer: { anyOf: [arrayOf('NewsItem'), refTo('NewsItem')] },
    problems: [404],
  },
  {
    method: 'get',
    path: '/manifest.json',
    summary: 'The web app manifest; 404 while the feature webAppManifest is off',
    parameters: [lang],
    answer: refTo('WebAppManifest'),
    problems: [404],
  },
]
