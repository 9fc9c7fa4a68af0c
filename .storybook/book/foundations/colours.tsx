import { useEffect, useRef, useState } from 'react'
import { Samples, TokenName } from './sample.tsx'
import { type Token, tokensOf } from './tokens.ts'

const groups: [title: string, names: RegExp][] = [
  ['Ground', /color-(page|surface|sunken|inverse|backdrop)$/],
  ['Text and lines', /color-(text|muted|on-inverse|border|border-strong|link|focus)$/],
  ['Action', /color-(on-)?primary/],
  ['Sale and status', /./],
]

/** Each colour in the first group that fits. */
function grouped(): [string, Token[]][] {
  const rest = new Set(tokensOf('color-'))
  return groups.map(([title, names]) => {
    const members = [...rest].filter(({ name }) => names.test(name))
    for (const member of members) rest.delete(member)
    return [title, members]
  })
}

/** Red, green and blue of any CSS colour, as the browser draws it. */
function pixel(colour: string): [number, number, number] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) return [0, 0, 0]
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

const light = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
const luminance = ([red, green, blue]: [number, number, number]) => 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)

function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(pixel(a)), luminance(pixel(b))].sort((one, other) => one - other)
  return (bright + 0.05) / (dark + 0.05)
}

const hex = (colour: string) =>
  `#${pixel(colour)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

function Swatch({ token, scheme }: { token: Token; scheme: 'light' | 'dark' }) {
  const ref = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!ref.current) return
    const { backgroundColor, color } = getComputedStyle(ref.current)
    setText(backgroundColor.includes('/') ? 'translucent' : `${hex(backgroundColor)} · ${contrast(backgroundColor, color).toFixed(1)}:1`)
  }, [])
  return (
    <Samples scheme={scheme}>
      <div className="book-swatch-ground">
        <div ref={ref} className="book-swatch" style={{ background: `var(${token.name})` }} />
        <span>{text}</span>
      </div>
    </Samples>
  )
}

/** Every colour of the kit in both schemes, with its contrast to the ground of the page. */
export const Colours = () =>
  grouped().map(([title, members]) => (
    <section key={title}>
      <h2>{title}</h2>
      <div className="book-colours">
        <span />
        <b>Light</b>
        <b>Dark</b>
        {members.map((token) => (
          <div key={token.name} className="book-colour">
            <TokenName token={token} />
            <Swatch token={token} scheme="light" />
            <Swatch token={token} scheme="dark" />
          </div>
        ))}
      </div>
    </section>
  ))
