/** Features that the kit uses although the floor does not promise them, and why nothing breaks without them. */
export const exceptions: Record<string, string> = {
  ':marker': 'Safari colours a marker, which is all that the sheets ask for',
  'AbortSignal.timeout': 'Chrome 123 only names the error otherwise',
  'accent-color': 'Safari may draw a tick that is hard to see on a light brand colour',
  'content-visibility: auto': 'find in page misses cards outside the viewport in Safari 18',
  'createHTML()': 'of trusted types, which trusted-policy.ts tests',
  'createPolicy()': 'called with ?. on the factory',
  'createScript()': 'of trusted types, which trusted-policy.ts tests',
  'createScriptURL()': 'of trusted types, which trusted-policy.ts tests',
  'field-sizing': 'a text area scrolls without it',
  'field-sizing: content': 'a text area scrolls without it',
  'forced-color-adjust': 'Safari has no forced colours',
  'forced-color-adjust: none': 'Safari has no forced colours',
  'overscroll-behavior': 'the page behind a layer scrolls on at the end of a short one',
  'overscroll-behavior-x': 'a swipe at the end of a carousel may go back',
  requestIdleCallback: 'every use tests it',
  'scrollbar-width': 'Safari shows its scrollbars',
  'scrollbar-width: none': 'Safari shows its scrollbars',
  'scrollbar-width: thin': 'Safari shows its scrollbars',
  'text-wrap: pretty': 'a text may end with a lone word',
}

/** Methods of the kit and its libraries that share a name with a method that browsers lack. */
export const ownMethods = [
  'adopt',
  'committed',
  'destroy',
  'dispose',
  'font',
  'forget',
  'isValid',
  'layers',
  'locale',
  'retry',
  'run',
  'take',
]
