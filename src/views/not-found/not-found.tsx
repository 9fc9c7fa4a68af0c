import { messages } from '../../domain/messages.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useText } from '../../parts/app/use-text.ts'
import { LazyFindMore } from '../../parts/page/find-more/lazy-find-more.tsx'
import { HomeLink } from '../../parts/page/home-link.tsx'
import { useTitleTag } from '../../parts/page/use-title-tag.ts'
import { Icon } from '../../ui/icon.tsx'
import { search } from '../../ui/icons.ts'
import sheet from './not-found.css?sheet'

export interface NotFoundProps {
  heading: string | undefined
  homeLink: boolean
  findMore: boolean
  block: { title?: string | undefined } | undefined
}

/** Shown if there is no page at the path (BLOCK-02); content of the host page replaces the sentence. */
export function NotFound({ heading, homeLink, findMore, block }: NotFoundProps) {
  useSheet(sheet)
  const t = useText()
  const Title = useTitleTag()
  const isNamed = Boolean(heading ?? block?.title) // the block frame renders the title
  return (
    <div className="missing" data-centred={!isNamed || undefined}>
      {!isNamed && <Icon path={search} size={36} />}
      {!isNamed && <Title className="missing-title">{t(messages.pageNotFound)}</Title>}
      <slot>
        <p className="missing-hint">{t(messages.pageNotFoundHint)}</p>
      </slot>
      {homeLink && <HomeLink source="not-found" label={messages.goHome} />}
      {findMore && <LazyFindMore source="not-found" />}
    </div>
  )
}
