/** Converts cents to euros, the unit of all responses. */
export const euros = <C extends number | undefined>(cents: C): C => (cents === undefined ? cents : cents / 100) as C

export const currency = 'EUR'
