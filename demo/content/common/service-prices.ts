/** What a piece costs more when the shopper fills in an attribute that has no priced values, cents. */
export const servicePrices: Readonly<Record<string, number>> = { engraving: 600, name_label: 150 }
