/** The result of `npm run seed`, with an explanation if fewer products were requested than are hand-written. */
export const seedReport = (written: number, wished: number): string =>
  wished > 0 && wished < written
    ? `The shop has ${written} products: fewer than these, which were written by hand, are not to be had.`
    : `The shop has ${written} products.`
