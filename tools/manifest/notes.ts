/** The parts of a contract's doc comment, which may name them: "Keyboard: …", "Screen readers: …", "Do: …", "Don't: …". */
export interface Notes {
  purpose: string
  keyboard: string
  screenReaders: string
  /** one sentence each */
  dos: string[]
  donts: string[]
}

const labels = /(?:^|\s)(Keyboard and screen readers|Keyboard|Screen readers|Do|Don't): /

const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=["“`A-Z])/).filter(Boolean)

/** Splits a doc comment into its notes. */
export function readNotes(comment: string): Notes {
  const [purpose = '', ...rest] = comment.split(labels)
  const texts = new Map<string, string>()
  for (let index = 0; index < rest.length; index += 2) texts.set(rest[index] ?? '', rest[index + 1]?.trim() ?? '')
  const both = texts.get('Keyboard and screen readers')
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return {
    purpose: purpose.trim(),
    keyboard: capital(texts.get('Keyboard') ?? both ?? ''),
    screenReaders: capital(texts.get('Screen readers') ?? both ?? ''),
    dos: sentences(texts.get('Do') ?? ''),
    donts: sentences(texts.get("Don't") ?? ''),
  }
}
