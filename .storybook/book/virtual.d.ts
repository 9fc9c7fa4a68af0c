declare module 'virtual:book-data' {
  export const pages: Record<string, import('./page-data.ts').ElementPage | undefined>
  export const choices: import('./page-data.ts').ShopChoices
}
