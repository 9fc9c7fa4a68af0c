import { useRef } from 'react'
import { $idle } from '../../base/http/remote.ts'
import { messages } from '../../domain/messages.ts'
import { hasLeadStory, type NewsOptions, resolveNewsList } from '../../domain/page/news.ts'
import { useSettings } from '../../kit/host.ts'
import { useInViewport } from '../../kit/use-in-viewport.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import type { NewsListData } from '../../model/page/news-data.ts'
import { useText } from '../../parts/app/use-text.ts'
import { AllNewsLink } from '../../parts/page/all-news-link.tsx'
import { languageStore } from '../../stores/app/language.ts'
import { newsListStore } from '../../stores/page/news.ts'
import { Icon } from '../../ui/icon.tsx'
import { arrowRight } from '../../ui/icons.ts'
import { Message } from '../../ui/message.tsx'
import sheet from './news-list.css?sheet'
import { NewsSkeleton } from './news-skeleton.tsx'
import { NewsTile } from './news-tile.tsx'

export interface NewsListProps extends NewsOptions {
  heading: string | undefined
  block: { title?: string | undefined; data?: NewsListData | undefined } | undefined
}

/** The latest news, as tiles or stacked (NEWS-01); loaded when the element nears the viewport. */
export function NewsList({ block, heading = block?.title, ...options }: NewsListProps) {
  useSheet(sheet)
  const t = useText()
  const settings = useSettings()
  const lang = useStore(languageStore(settings))
  const rootRef = useRef<HTMLDivElement>(null)
  const { size, columns, layout, allUrl } = resolveNewsList(options, block?.data)
  const except = block?.data?.exceptId
  const $known = newsListStore(settings, { lang, size: except === undefined ? size : size + 1 })
  // cached news renders at once, so that back navigation restores the scroll position
  const isKnown = $known.value?.value !== undefined
  const $news = useInViewport(rootRef, true) || isKnown ? $known : $idle
  const { status, value: loaded } = useStore($news)
  const value = loaded?.filter(({ id }) => id !== except).slice(0, size)
  const hasLead = hasLeadStory(layout, value?.length ?? size, columns)
  return (
    <div className="news-box" data-beside-heading={heading !== undefined || undefined}>
      <div ref={rootRef} className="news-container">
        {!value && status === 'failed' ? (
          <Message kind="error" action={{ label: t(messages.tryAgain), run: $news.reload }}>
            {t(messages.newsFailed)}
          </Message>
        ) : value?.length === 0 ? (
          <slot name="empty">
            <p className="news-note">{t(messages.noNews)}</p>
          </slot>
        ) : (
          <ul
            className="news"
            part="list"
            data-layout={layout}
            data-lead={hasLead || undefined}
            style={{ '--news-columns': columns } as object}
            aria-busy={!value}
          >
            {value?.map((item, index) => (
              <NewsTile key={item.id} item={item} columns={layout === 'tiles' ? columns : undefined} isLead={hasLead && index === 0} />
            )) ?? <NewsSkeleton count={size} />}
          </ul>
        )}
      </div>
      <AllNewsLink className="news-all" url={allUrl}>
        {t(messages.allNews)}
        <Icon path={arrowRight} size={16} flip />
      </AllNewsLink>
    </div>
  )
}
