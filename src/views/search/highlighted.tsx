import { highlight } from '../../domain/listing/highlight.ts'

/** Highlights the words of the phrase in a text, which is never parsed as html. */
export function Highlighted({ text, phrase }: { text: string; phrase: string }) {
  let offset = 0
  return (
    <span className="suggestion-title">
      {highlight(text, phrase).map((piece) => {
        const key = offset
        offset += piece.text.length
        return piece.isMatch ? <mark key={key}>{piece.text}</mark> : piece.text
      })}
    </span>
  )
}
