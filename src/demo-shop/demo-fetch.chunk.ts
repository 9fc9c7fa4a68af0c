/** Answers a request of the kit. Apart from the answers themselves, so that the kit need not list the files they consist of. */
export const answer: typeof fetch = async (...asked) => (await import('./answers.chunk.ts')).answer(new Request(...asked))
