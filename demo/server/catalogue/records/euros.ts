/** Cents as the number with two decimals that answers carry. */
export const euros = <C extends number | undefined>(cents: C): C => (cents === undefined ? cents : cents / 100) as C

export const currency = 'EUR'
