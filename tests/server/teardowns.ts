/** Teardowns of a test file. They run in reverse order. */
export const teardowns: (() => Promise<void>)[] = []
