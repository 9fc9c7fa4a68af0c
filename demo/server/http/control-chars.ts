/** Whether a text has ends of lines and the like: with them a name could write a letter of its own into a mail. */
export const hasControlChars = (text: string): boolean => /(?!\t)[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
