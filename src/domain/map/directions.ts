import type { Coordinates } from './coordinates.ts'

/** Where the way to a place is shown (CONT-04, M3); another site, so it opens in a tab of its own. */
export const directionsUrl = ({ lat, lng }: Coordinates): string => `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`
