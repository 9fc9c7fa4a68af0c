/** Functions to call at the end of a test file, the last one first. */
export const teardowns: (() => Promise<void>)[] = []
