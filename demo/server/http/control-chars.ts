/** Whether a text has line breaks or other control characters, with which a name could add text to a mail. */
export const hasControlChars = (text: string): boolean => /(?!\t)[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
