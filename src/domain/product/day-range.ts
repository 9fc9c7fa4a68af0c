/** Days of a delivery: 2, or 1–2. */
export const dayRange = ({ min, max }: { min: number; max: number }): string => (min === max ? String(min) : `${min}\u2013${max}`)
