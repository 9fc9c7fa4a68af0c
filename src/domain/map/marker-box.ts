const heightPerWidth = 46 / 34

/** Pixels that a drawn pin takes: as wide as the marker size, its point at the middle of its lower edge (CONT-10). */
export const markerBox = (size: number): { width: number; height: number } => ({ width: size, height: Math.round(size * heightPerWidth) })
