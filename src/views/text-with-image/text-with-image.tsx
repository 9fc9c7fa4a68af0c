import { pageLink, relOf, safeUrl, shopBase } from '../../base/security/safe-url.ts'
import { useHost, useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import type { TextWithImageData } from '../../model/page/text-data.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import prose from '../../ui/html/prose.css?sheet'
import { SafeHtml } from '../../ui/html/safe-html.tsx'
import { SidePicture } from './side-picture.tsx'
import sheet from './text-with-image.css?sheet'

export interface TextWithImageProps {
  text: string | undefined
  imageId: string | undefined
  imageSrc: string | undefined
  imageAlt: string | undefined
  imagePosition: 'left' | 'right' | undefined
  backgroundColor: string | undefined
  block: { data?: TextWithImageData | undefined } | undefined
}

/** A text next to a picture, stacked on narrow screens (BANNER-16). Has a default background unless the block sets one. */
export function TextWithImage({ block, ...props }: TextWithImageProps) {
  useSheet(prose)
  useSheet(sheet)
  const settings = useSettings()
  const follow = useLinkClick('text')
  const { element } = useHost()
  const data = block?.data
  const text = props.text ?? data?.text
  const id = props.imageId ?? (props.imageSrc === undefined ? data?.imageId : undefined)
  const src = id === undefined ? safeUrl(props.imageSrc, 'image', shopBase(settings)) : undefined
  const hasPicture = id !== undefined || src !== undefined || Boolean(element?.querySelector(':scope > [slot="image"]'))
  const href = pageLink(settings, data?.url)
  const isPlain = (props.backgroundColor ?? data?.backgroundColor) !== undefined
  return (
    <div className="text-image" data-position={props.imagePosition ?? data?.imagePosition ?? 'left'} data-plain={isPlain || undefined}>
      {hasPicture && (
        <div className="text-image-picture">
          <slot name="image">
            <SidePicture id={id} src={src} alt={props.imageAlt ?? data?.imageAlt ?? ''} natural={data ?? {}} />
          </slot>
        </div>
      )}
      <div className="text-image-content" part="text">
        {text ? <SafeHtml className="prose" html={text} /> : <slot />}
        {href !== undefined && data?.actionButtonTitle && (
          <a
            className="button"
            data-kind={isPlain ? 'primary' : 'line'}
            part="button link"
            href={href}
            rel={relOf(settings, href)}
            onClick={follow}
          >
            {data.actionButtonTitle}
          </a>
        )}
      </div>
    </div>
  )
}
