const letters: Record<string, string> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
  ґ: 'г',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
}
const foldedLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')
/** Accents, harakat and niqqud. The vowel signs of Indic and Thai letters, and the voicing marks of kana, tell words apart. */
const accents = /(?![\u3099\u309a])(?=\p{M})[\p{sc=Zinh}\p{sc=Arab}\p{sc=Hebr}\p{sc=Cyrl}\p{sc=Grek}]/gu
const digit = /\p{Nd}/u
const katakanaToHiragana = 0x60

/** Digits of a script follow each other, so that a value is the distance from the first. */
function toDigit(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  let zero = code
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** A text without differences that shoppers do not type: case, accents, width, forms of a letter or digit, invisible characters. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(/[\p{Cf}\u0640]/gu, '')
    .replace(foldedLetters, (letter) => letters[letter] ?? letter)
    .replace(/(?![0-9])\p{Nd}/gu, toDigit)
    .normalize('NFC')
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - katakanaToHiragana))
