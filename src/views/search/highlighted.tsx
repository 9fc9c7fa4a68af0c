import { highlight } from '../../domain/listing/highlight.ts'

/** A text whose words of the phrase stand out; text and nothing else, whatever it holds. */
export function Highlighted({ text, phrase }: { text: string; phrase: string }) {
  let at = 0
  return (
    <span className="suggestion-title">
      {highlight(text, phrase).map((piece) => {
        const key = at
        at += piece.text.length
        return piece.isMatch ? <mark key={key}>{piece.text}</mark> : piece.text
      })}
    </span>
  )
}
