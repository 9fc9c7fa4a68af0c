interface IconProps {
  /** a constant of `icons.ts` */
  path: string
  size?: 16 | 20 | 24 | 36
  /** mirrors the icon in right-to-left text */
  flip?: boolean
}

/** A decorative icon in the text colour, hidden from assistive technology: the text or label next to it has the meaning. */
export const Icon = ({ path, size = 20, flip }: IconProps) => renderIcon(path, size, flip)

/** The markup of an icon without a component, for lists. */
export const renderIcon = (path: string, size: IconProps['size'] = 20, flip?: boolean) => (
  <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" data-flip={flip || undefined}>
    <path d={path} />
  </svg>
)
