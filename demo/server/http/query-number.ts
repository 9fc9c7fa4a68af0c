/** A whole number of a question, from `least` to `most`; what is none is the usual one (R39). */
export const queryNumber = (
  text: string | undefined,
  { usual, least = 0, most }: { usual: number; least?: number; most: number },
): number => (text && /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), least), most) : usual)
