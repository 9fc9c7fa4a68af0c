/** What a test file has opened and its end closes. */
export const endings: (() => Promise<void>)[] = []
