interface IconProps {
  /** an outline of `icons.ts` */
  path: string
  size?: 16 | 20 | 24 | 36
  /** turns around where text runs from right to left */
  flip?: boolean
}

/** A decorative outline in the colour of its text; what it means is said by the text or name beside it. */
export function Icon({ path, size = 20, flip }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" data-flip={flip || undefined}>
      <path d={path} />
    </svg>
  )
}
