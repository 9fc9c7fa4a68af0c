import { Computed, Samples, TokenName } from './sample.tsx'
import { type Token, tokensOf } from './tokens.ts'

const bySize = (a: Token, b: Token) =>
  ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'].findIndex((end) => a.name.endsWith(`-${end}`)) -
  ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'].findIndex((end) => b.name.endsWith(`-${end}`))

/** The sizes of text. */
export const TypeScale = () => (
  <Samples>
    <ul className="book-scale">
      {tokensOf('text-')
        .sort(bySize)
        .map((token) => (
          <li key={token.name}>
            <TokenName token={token} />
            <Computed property="font-size">
              <p style={{ fontSize: `var(${token.name})`, lineHeight: 1.3 }}>Everything for the workshop, €24.90</p>
            </Computed>
          </li>
        ))}
    </ul>
  </Samples>
)

/** A heading and a paragraph with their weights, tracking and leading. */
export const TypeDetails = () => (
  <Samples>
    <p style={{ fontSize: 32, fontWeight: 'var(--s-heading-weight)', letterSpacing: 'var(--s-heading-tracking)', lineHeight: 1.2 }}>
      Made to be used every day
    </p>
    <p style={{ lineHeight: 'var(--s-leading)', maxWidth: '60ch' }}>
      A tool that fits the hand is a tool that gets used. <b style={{ fontWeight: 'var(--s-weight-strong)' }}>Strong text</b> marks a price,
      a name or a state, and never a whole sentence.
    </p>
    <Values tokens={tokensOf('heading-', 'weight-', 'leading')} />
  </Samples>
)

/** Names and defaults. */
export const Values = ({ tokens }: { tokens: Token[] }) => (
  <ul className="book-scale">
    {tokens.map((token) => (
      <li key={token.name}>
        <TokenName token={token} />
        <code>{token.value}</code>
      </li>
    ))}
  </ul>
)

/** Distances as bars. */
export const Spaces = () => <Bars tokens={tokensOf('space', 'gutter', 'control', 'unit')} />

/** Widths of the page as bars of the available room. */
export const PageWidths = () => <Bars tokens={tokensOf('max-width')} isWide />

const Bars = ({ tokens, isWide = false }: { tokens: Token[]; isWide?: boolean }) => (
  <Samples>
    <ul className="book-scale">
      {tokens.map((token) => (
        <li key={token.name}>
          <TokenName token={token} />
          <Computed property={isWide ? 'max-width' : 'width'}>
            <div
              className="book-bar"
              style={isWide ? { maxWidth: `var(${token.name})`, width: `calc(var(${token.name}) / 4)` } : { width: `var(${token.name})` }}
            />
          </Computed>
        </li>
      ))}
    </ul>
  </Samples>
)

/** Corners on a card-sized box. */
export const Radii = () => (
  <Samples>
    <div className="book-boxes">
      {tokensOf('radius').map((token) => (
        <figure key={token.name}>
          <Computed property="border-top-left-radius">
            <div className="book-box" style={{ borderRadius: `var(${token.name})` }} />
          </Computed>
          <figcaption>
            <TokenName token={token} />
          </figcaption>
        </figure>
      ))}
    </div>
  </Samples>
)

/** Shadows on a box of the surface colour. */
export const Elevations = () => (
  <Samples>
    <div className="book-boxes">
      {tokensOf('shadow-').map((token) => (
        <figure key={token.name}>
          <div className="book-box" style={{ background: 'var(--s-color-surface)', border: 0, boxShadow: `var(${token.name})` }} />
          <figcaption>
            <TokenName token={token} />
            <code>{token.value}</code>
          </figcaption>
        </figure>
      ))}
    </div>
  </Samples>
)
