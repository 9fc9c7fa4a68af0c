const writtenDay = /^(\d{4}-\d{2}-\d{2})(?:[ T](?:[01]\d|2[0-3]):[0-5]\d)?$/

/** The start of the day of a delivery date, `2027-01-31` or `2027-01-31 10:30`; undefined if it is invalid. */
export function deliveryDay(date: string): Date | undefined {
  const [, named] = writtenDay.exec(date) ?? []
  if (named === undefined) return undefined
  const day = new Date(`${named}T00:00:00Z`)
  // `Date` turns February 30 into a day of March
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(named) ? day : undefined
}
