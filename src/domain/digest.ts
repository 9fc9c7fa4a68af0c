const seeds = [0x811c9dc5, 0x2f0b4c47]

/** FNV-1a hash of a text with a seed, as 8 hexadecimal digits. */
function hashFrom(text: string, seed: number): string {
  let hash = seed
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** A hash of a text as 16 hexadecimal digits. Not cryptographic: it does not hide the text. */
export const digest = (text: string): string => seeds.map((seed) => hashFrom(text, seed)).join('')
