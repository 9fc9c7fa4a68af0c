declare module '*.css?sheet' {
  const sheet: CSSStyleSheet
  export default sheet
}
