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
declare module '*/script-origin.ts?loader' {
  export const scriptOrigin: typeof import('./base/dom/script-origin.ts').scriptOrigin
}
declare module '*/shared.ts?loader' {
  export const shared: typeof import('./base/shared.ts').shared
}
declare module '*/shared.ts?first-content' {
  export const shared: typeof import('./base/shared.ts').shared
}
declare module '*/query.ts?first-content' {
  export const listParameters: typeof import('./model/listing/query.ts').listParameters
}
declare module '*/reader-size.ts?first-content' {
  export const provideReaderSize: typeof import('./base/dom/reader-size.ts').provideReaderSize
}
declare module '*/safe-url.ts?first-content' {
  export const pageLink: typeof import('./base/security/safe-url.ts').pageLink
}
declare module '*/trusted-policy.ts?first-content' {
  export const trustedPolicy: typeof import('./base/security/trusted-policy.ts').trustedPolicy
}
declare module '*/markup.ts?first-content' {
  export const markup: string
}
