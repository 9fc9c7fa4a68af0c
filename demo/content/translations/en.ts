import { lt } from './lt.ts'

/** English interface texts: a key is its own text, except for keys that are only names. */
export const en: Record<string, string> = {
  ...Object.fromEntries(Object.keys(lt).map((key) => [key, key])),
  'View the product': 'See the product of this story',
  NoInternet: 'No internet connection',
  description: 'Description',
  care: 'Care',
  delivery: 'Delivery and returns',
}
