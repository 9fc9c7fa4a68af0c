declare module '*.css?sheet' {
  const sheet: CSSStyleSheet
  export default sheet
}

declare module '*/chunk.ts?loader' {
  export const loadChunk: typeof import('./base/dom/chunk.ts').loadChunk
}
declare module '*/cookie.ts?loader' {
  export const readCookie: typeof import('./base/storage/cookie.ts').readCookie
}
declare module '*/shared.ts?loader' {
  export const shared: typeof import('./base/shared.ts').shared
}
declare module '*/query.ts?loader' {
  export const listParameters: typeof import('./model/listing/query.ts').listParameters
}
