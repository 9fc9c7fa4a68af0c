declare module 'virtual:book-data' {
  import type { ElementPage, ShopChoices } from './book-data.d.ts'
  export const pages: Record<string, ElementPage | undefined>
  export const choices: ShopChoices
}
