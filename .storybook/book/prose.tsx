import { Fragment } from 'react'

/** Text of a doc comment; words in backticks are code. */
export const Prose = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>
  })
