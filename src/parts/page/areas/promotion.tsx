import type { ReactNode } from 'react'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { play } from '../../../ui/icons.ts'
import { useText } from '../../app/use-text.ts'
import type { AreaProps } from './area.tsx'
import { AreaPicture } from './area-picture.tsx'
import type { useArea } from './use-area.ts'

interface PromotionProps extends AreaProps {
  action: ReturnType<typeof useArea>
}

/** A promotion: text, button and video (BANNER-01..04). */
export function Promotion({ area, layout, isEarly, action: { link, video, play: open } }: PromotionProps) {
  const { imageId, title, promoText, actionButtonTitle } = area
  const headline = title ?? promoText
  const words = (
    <>
      {headline && <span className="area-headline">{headline}</span>}
      {title && promoText && <span className="area-promo">{promoText}</span>}
    </>
  )
  // in the order on screen: HTML that arrives in pieces does not shift
  const picture = imageId !== undefined && <AreaPicture area={{ ...area, imageId }} layout={layout} isEarly={isEarly} />
  return (
    <div className="promotion">
      {layout.display !== 'carousel' && picture}
      <div className="area-text">
        {link && !actionButtonTitle ? (
          <a className="area-promo-text area-cover" part="link" {...link}>
            {words}
          </a>
        ) : (
          <p className="area-promo-text">{words}</p>
        )}
        {link && actionButtonTitle && (
          <a className="button" data-kind="primary" part="button link" {...link}>
            {actionButtonTitle}
          </a>
        )}
        {video !== undefined && <PlayButton title={headline} onPress={open} />}
      </div>
      {layout.display === 'carousel' && picture}
    </div>
  )
}

function PlayButton({ title, onPress }: { title: string | undefined; onPress: () => void }): ReactNode {
  const t = useText()
  return (
    <Button aria-label={title && t(messages.watchVideoOf, { title })} onClick={onPress}>
      <Icon path={play} />
      {t(messages.watchVideo)}
    </Button>
  )
}
