/** What a test file has opened and its end closes. */
export const teardowns: (() => Promise<void>)[] = []
