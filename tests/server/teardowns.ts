/** Functions to call at the end of a test file. */
export const teardowns: (() => Promise<void>)[] = []
