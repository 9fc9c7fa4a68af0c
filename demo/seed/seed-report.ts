/** The result of `npm run seed`, with an explanation if fewer products were requested than are hand-written. */
export const seedReport = (written: number, requested: number): string =>
  requested > 0 && requested < written
    ? `The shop has ${written} products, the minimum: all of demo/content is included.`
    : `The shop has ${written} products.`
