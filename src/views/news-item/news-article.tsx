import { imageSources } from '../../base/images/image-sources.ts'
import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { formatDate } from '../../domain/forms/format-date.ts'
import { messages } from '../../domain/messages.ts'
import { picturesBelow } from '../../domain/page/news.ts'
import { useSettings } from '../../kit/host.ts'
import type { NewsItem } from '../../model/page/news.ts'
import { useConfiguration, useLanguage } from '../../parts/app/use-configuration.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useTitleTag } from '../../parts/page/use-title-tag.ts'
import { SafeHtml } from '../../ui/html/safe-html.tsx'

/** Text and pictures of a news item; its title becomes the page heading if the page has none. */
export function NewsArticle({ item }: { item: NewsItem }) {
  const t = useText()
  const language = useLanguage()
  const settings = useSettings()
  const follow = useLinkClick('news')
  const Title = useTitleTag()
  const product = pageLink(settings, item.productUrl)
  const pictures = picturesBelow(item)
  return (
    <article className="news-article" part="article">
      <header>
        {item.publishedAt && (
          <time className="news-day" dateTime={item.publishedAt}>
            {formatDate(item.publishedAt, language)}
          </time>
        )}
        <Title className="news-title" part="heading">
          {item.title}
        </Title>
        {item.summary && <SafeHtml className="news-summary" html={item.summary} />}
      </header>
      {item.imageId !== undefined && <Picture id={item.imageId} className="news-main-picture" isFirst />}
      {item.content && <SafeHtml className="news-content" html={item.content} />}
      {pictures.length > 0 && (
        <div className="news-pictures">
          {pictures.map((id) => (
            <Picture key={id} id={id} className="news-picture" />
          ))}
        </div>
      )}
      {product !== undefined && (
        <a className="button news-product" data-kind="line" part="link" href={product} rel={relOf(settings, product)} onClick={follow}>
          {t(messages.viewProduct)}
        </a>
      )}
    </article>
  )
}

/** Maximum width of a picture in CSS pixels. */
const mainPx = 760
const besidePx = 372
const ratio = 4 / 3

function Picture({ id, className, isFirst = false }: { id: string; className: string; isFirst?: boolean }) {
  const { apiBase } = useSettings()
  const quality = useConfiguration()?.imageQuality
  const width = isFirst ? mainPx : besidePx
  const { src, srcSet } = imageSources(apiBase, id, { width, ratio, quality, fit: 'cover' })
  return (
    <div className={className}>
      <img
        part="image"
        src={src}
        srcSet={srcSet}
        sizes={`(min-width: 768px) ${width}px, 100vw`}
        alt=""
        width={width}
        height={Math.round(width / ratio)}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </div>
  )
}
