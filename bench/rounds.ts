/** Visits per figure, of which the tables state the median. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
