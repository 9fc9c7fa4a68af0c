import { type MouseEvent, useContext } from 'react'
import { imageSources } from '../../base/images/image-sources.ts'
import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { formatDate } from '../../domain/forms/format-date.ts'
import { plainText } from '../../domain/plain-text.ts'
import { useEmit, useSettings } from '../../kit/host.ts'
import type { NewsItem } from '../../model/page/news.ts'
import { useConfiguration, useLanguage } from '../../parts/app/use-configuration.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { InnerLevel } from '../../ui/inner-heading.tsx'

interface NewsTileProps {
  item: NewsItem
  /** undefined in a vertical list */
  columns: number | undefined
  /** spans two columns, with a larger picture and title */
  isLead: boolean
}

/** A news item of the list: picture, date, title and summary in one link. */
export function NewsTile({ item, columns, isLead }: NewsTileProps) {
  const settings = useSettings()
  const language = useLanguage()
  const emit = useEmit()
  const follow = useLinkClick('news')
  const href = pageLink(settings, item.url)
  const Title = useContext(InnerLevel)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (emit('shop-news-click', { news: item }, true)) follow(event)
    else event.preventDefault()
  }
  return (
    <li className="news-item" part="item">
      <a className="news-link" part="link" href={href} rel={relOf(settings, href)} onClick={open}>
        <TilePicture id={item.imageId} columns={columns} isLead={isLead} />
        <div>
          {item.publishedAt && (
            <time className="news-day" dateTime={item.publishedAt}>
              {formatDate(item.publishedAt, language)}
            </time>
          )}
          <Title className="news-title">{item.title}</Title>
          {item.summary && <p className="news-summary">{plainText(item.summary)}</p>}
        </div>
      </a>
    </li>
  )
}

/** Width of the page's content in CSS pixels, and of a picture next to text. */
const contentPx = 1200
const sidePicturePx = 280
const ratio = 4 / 3
const leadPicturePx = 600

function TilePicture({ id, columns, isLead }: Pick<NewsTileProps, 'columns' | 'isLead'> & { id: string | undefined }) {
  const { apiBase } = useSettings()
  const quality = useConfiguration()?.imageQuality
  if (id === undefined) return <div className="news-picture" />
  const tilePx = columns === undefined ? sidePicturePx : Math.max(sidePicturePx, Math.round(contentPx / columns))
  const width = isLead ? leadPicturePx : tilePx
  const { src, srcSet } = imageSources(apiBase, id, { width, ratio, quality, fit: 'cover' })
  return (
    <div className="news-picture">
      <img
        part="image"
        src={src}
        srcSet={srcSet}
        sizes={`(min-width: 640px) ${width}px, ${isLead ? '100vw' : '116px'}`}
        alt=""
        width={width}
        height={Math.round(width / ratio)}
        loading="lazy"
        decoding="async"
      />
    </div>
  )
}
