/** Surcharges per piece, in cents, for filled-in attributes without priced values. */
export const servicePrices: Readonly<Record<string, number>> = { engraving: 600, name_label: 150 }
