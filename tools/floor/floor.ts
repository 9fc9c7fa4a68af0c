/** The oldest browsers that the kit supports. Chrome stands for Edge as well, Safari for iOS. */
export const floor = { chrome: 123, firefox: 128, safari: 18 }

export type Engine = keyof typeof floor

/** The same for the build, which adds prefixes for these browsers and keeps syntax that they support. */
export const cssTarget = Object.entries(floor).map(([engine, version]) => engine + version)
