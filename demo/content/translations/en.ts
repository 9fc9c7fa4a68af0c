import { lt } from './lt.ts'

/** The interface in English: a key is its own text unless it is only a name. */
export const en: Record<string, string> = {
  ...Object.fromEntries(Object.keys(lt).map((key) => [key, key])),
  NoInternet: 'No internet connection',
  description: 'Description',
  care: 'Care',
  delivery: 'Delivery and returns',
}
