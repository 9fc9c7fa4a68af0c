import { type Call, flag, lang, size, text, total, whole } from './call.ts'
import { arrayOf, refTo } from './schemas.ts'

/** Returns, loyalty programs, the product export and the marketing cart. */
export const customerCalls: Call[] = [
  {
    method: 'get',
    path: '/api/productReturns/reasons',
    summary: 'Reasons for returns; 404 if the shop accepts no returns',
    parameters: [lang],
    answer: arrayOf('ReturnCode'),
    problems: [404],
  },
  {
    method: 'get',
    path: '/api/productReturns/statuses',
    summary: 'Titles of the statuses of returns',
    parameters: [lang],
    answer: arrayOf('ReturnCode'),
    problems: [404],
  },
  {
    method: 'get',
    path: '/api/productReturns',
    summary: "Returns of one of the customer's orders, newest first",
    parameters: [{ name: 'orderId', description: 'Id of the order', schema: text }, lang],
    answer: arrayOf('ProductReturn'),
    problems: [401, 404],
  },
  {
    method: 'post',
    path: '/api/productReturns',
    summary: 'Requests the return of products of a paid and delivered order',
    parameters: [lang],
    body: refTo('ReturnRequest'),
    answer: refTo('ProductReturn'),
    status: 201,
    problems: [401, 403, 404, 409, 413, 422, 429],
  },
  {
    method: 'get',
    path: '/api/loyalty-programs',
    summary: "Loyalty programs with the customer's progress",
    parameters: [lang, size(100)],
    answer: arrayOf('LoyaltyProgram'),
    problems: [401, 404],
  },
  {
    method: 'get',
    path: '/api/export/products/catalogue',
    summary: 'All variants of the shop; the last page has fewer rows than requested',
    parameters: [
      lang,
      { name: 'fullInfo', description: 'true includes brands and titles', schema: flag },
      { name: 'page', description: 'Zero-based', schema: whole },
      size(5000),
      total,
    ],
    answer: arrayOf('ExportRow'),
    problems: [401, 404, 429],
  },
  {
    method: 'post',
    path: '/api/mailchimp/create_cart',
    summary: "Reports a customer's cart to the marketing service",
    body: refTo('MarketingCart'),
    status: 204,
    problems: [401, 403, 413, 429],
  },
]
