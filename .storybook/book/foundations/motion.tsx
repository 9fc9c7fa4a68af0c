import { useState } from 'react'
import { Samples } from './sample.tsx'
import { Values } from './scales.tsx'
import { tokensOf } from './tokens.ts'

/** A box that moves with the duration and the easing of the kit. */
export function Motion() {
  const [isMoved, setMoved] = useState(false)
  return (
    <Samples>
      <button type="button" className="book-button" onClick={() => setMoved(!isMoved)}>
        Move
      </button>
      <div className="book-track">
        <div
          className="book-box"
          style={{
            inlineSize: 56,
            insetInlineStart: isMoved ? 'calc(100% - 56px)' : 0,
            position: 'relative',
            transition: 'inset-inline-start var(--s-motion) var(--s-motion-ease)',
          }}
        />
      </div>
      <Values tokens={tokensOf('motion')} />
    </Samples>
  )
}
