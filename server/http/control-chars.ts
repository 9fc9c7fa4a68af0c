/** Whether a text has line breaks or other control characters, with which a name could inject text into a mail. */
export const hasControlChars = (text: string): boolean => /(?!\t)[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
