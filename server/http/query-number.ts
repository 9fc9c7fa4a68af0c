/** Parses a whole number from `least` to `most`; anything else becomes the default (R39). */
export const queryNumber = (
  text: string | undefined,
  { usual, least = 0, most }: { usual: number; least?: number; most: number },
): number => (text && /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), least), most) : usual)
