/** A pin whose point is at 0,0, with the room that its edge takes. */
export const pinOutline = 'M0 0C-11-14-17-20-17-29a17 17 0 1 1 34 0C17-20 11-14 0 0Z'
export const pinBox = { x: -18.4, y: -47.4, width: 36.8, height: 49 } as const
export const pinEdge = 2.5
export const pinHole = { y: -29, radius: 6.5 } as const
