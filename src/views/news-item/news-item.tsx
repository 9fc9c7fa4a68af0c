import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import type { NewsItemData } from '../../model/page/news-data.ts'
import { useRequiredAttribute } from '../../parts/app/use-required-attribute.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useUnknownNames } from '../../parts/app/use-unknown-names.ts'
import { AllNewsLink } from '../../parts/page/all-news-link.tsx'
import { languageStore } from '../../stores/app/language.ts'
import { newsItemStore } from '../../stores/page/news.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronLeft } from '../../ui/icons.ts'
import { Message } from '../../ui/message.tsx'
import skeleton from '../../ui/skeleton.css?sheet'
import { NewsArticle } from './news-article.tsx'
import sheet from './news-item.css?sheet'

export interface NewsItemProps {
  newsId: string | undefined
  allUrl: string | undefined
  block: { title?: string | undefined; data?: NewsItemData | undefined } | undefined
}

/** One news item with its pictures and text (NEWS-02, NEWS-03), and a link back to all news. */
export function NewsItem({ newsId, allUrl, block }: NewsItemProps) {
  useSheet(sheet)
  const t = useText()
  const id = newsId ?? block?.data?.newsId
  useRequiredAttribute('news-id', id !== undefined)
  return (
    <div className="news-page">
      {id !== undefined && <Loaded id={id} />}
      <AllNewsLink className="news-back" url={allUrl ?? block?.data?.allUrl}>
        <Icon path={chevronLeft} flip />
        {t(messages.allNews)}
      </AllNewsLink>
    </div>
  )
}

function Loaded({ id }: { id: string }) {
  const t = useText()
  const settings = useSettings()
  const lang = useStore(languageStore(settings))
  const $item = newsItemStore(settings, { lang, id })
  const { status, value } = useStore($item)
  useUnknownNames(value && !value.item ? [{ attribute: 'news-id', kind: 'news', value: id, isMissing: true }] : [])
  if (value?.item) return <NewsArticle item={value.item} />
  if (value)
    return (
      <slot name="empty">
        <p className="news-missing">{t(messages.newsItemNotFound)}</p>
      </slot>
    )
  if (status === 'loading') return <ArticleSkeleton />
  return (
    <Message kind="error" action={{ label: t(messages.tryAgain), run: $item.reload }}>
      {t(messages.newsItemFailed)}
    </Message>
  )
}

const lines = 6

/** Placeholder while the item loads. */
function ArticleSkeleton() {
  useSheet(skeleton)
  return (
    <div className="news-article" aria-hidden="true">
      <div className="skeleton news-head-space" part="skeleton" />
      <div className="skeleton news-main-picture" part="skeleton" />
      {Array.from({ length: lines }, (_, line) => (
        <div key={`line ${line}`} className="skeleton news-line-space" part="skeleton" />
      ))}
    </div>
  )
}
