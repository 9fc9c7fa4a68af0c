/** The window of pages under test. */
export const viewport = { width: 1024, height: 900 }
