import { type Call, flag, lang, size, text, total, whole } from './call.ts'
import { arrayOf, refTo } from './schemas.ts'

/** What customers do with their orders, and what they get for them. */
export const customerCalls: Call[] = [
  {
    method: 'get',
    path: '/api/productReturns/reasons',
    summary: 'Why something may be returned; 404 where the shop takes nothing back',
    parameters: [lang],
    answer: arrayOf('ReturnCode'),
    problems: [404],
  },
  {
    method: 'get',
    path: '/api/productReturns/statuses',
    summary: 'Titles of what a return can be',
    parameters: [lang],
    answer: arrayOf('ReturnCode'),
    problems: [404],
  },
  {
    method: 'get',
    path: '/api/productReturns',
    summary: "Returns of one of the customer's orders, the newest first",
    parameters: [{ name: 'orderId', description: 'Id of the order', schema: text }, lang],
    answer: arrayOf('ProductReturn'),
    problems: [401, 404],
  },
  {
    method: 'post',
    path: '/api/productReturns',
    summary: 'Asks to return products of an order that is paid and delivered',
    parameters: [lang],
    body: refTo('ReturnRequest'),
    answer: refTo('ProductReturn'),
    status: 201,
    problems: [401, 403, 404, 409, 413, 422, 429],
  },
  {
    method: 'get',
    path: '/api/loyalty-programs',
    summary: "The customer's loyalty programs, each with how far they have come",
    parameters: [lang, size(100)],
    answer: arrayOf('LoyaltyProgram'),
    problems: [401, 404],
  },
  {
    method: 'get',
    path: '/api/export/products/catalogue',
    summary: 'Every variant of the shop; the last page has fewer rows than asked for',
    parameters: [
      lang,
      { name: 'fullInfo', description: 'true brings brands and titles too', schema: flag },
      { name: 'page', description: 'From 0', schema: whole },
      size(5000),
      total,
    ],
    answer: arrayOf('ExportRow'),
    problems: [401, 404, 429],
  },
  {
    method: 'post',
    path: '/api/mailchimp/create_cart',
    summary: "Tells the marketing service of a customer's cart",
    body: refTo('MarketingCart'),
    status: 204,
    problems: [401, 403, 413, 429],
  },
]
