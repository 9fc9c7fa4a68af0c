/** Working days until something in stock is there, at least and at most: what the home page, a product and its delivery promise. */
export const inStockDays: [min: number, max: number] = [1, 2]
