const two = (part: number) => String(part).padStart(2, '0')

/** A day in the shopper's own time zone, like 2027-01-31. */
export const localDay = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
