/** What `npm run seed` has done; who wished for fewer products than were written by hand is told. */
export const seedReport = (written: number, wished: number): string =>
  wished > 0 && wished < written
    ? `The shop has ${written} products: fewer than these, which were written by hand, are not to be had.`
    : `The shop has ${written} products.`
