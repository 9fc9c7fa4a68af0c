import { Fragment, type ReactNode } from 'react'
import { useText } from './use-text.ts'

interface FilledTextProps {
  /** key of a text with placeholders in braces */
  text: string
  /** nodes by placeholder name */
  parts: Readonly<Record<string, ReactNode>>
}

/** A translated sentence with links or other elements at its placeholders. */
export function FilledText({ text, parts }: FilledTextProps) {
  const t = useText()
  const sentence = t(text, Object.fromEntries(Object.keys(parts).map((name) => [name, `{${name}}`])))
  return sentence
    .split(/\{(\w+)\}/)
    .map((piece, index) => (
      <Fragment key={`${index} ${piece}`}>{index % 2 === 1 && Object.hasOwn(parts, piece) ? parts[piece] : piece}</Fragment>
    ))
}
