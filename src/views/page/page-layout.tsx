import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { $requests } from '../../base/http/request.ts'
import { messages } from '../../domain/messages.ts'
import { pageHeading } from '../../domain/page/page-heading.ts'
import { useEmit, useHost } from '../../kit/host.ts'
import { LightDomPortal } from '../../kit/light-dom-portal.tsx'
import { useStore } from '../../kit/use-store.ts'
import type { Route } from '../../model/page/route.ts'
import { useScreen } from '../../parts/app/use-screen.ts'
import { useText } from '../../parts/app/use-text.ts'
import type { PageError } from '../../stores/page/navigation.ts'
import { Message } from '../../ui/message.tsx'
import { PageBlocks } from './page-blocks.tsx'
import type { PageParts } from './page-props.ts'
import { PageTags } from './page-tags.tsx'
import { useBlocks } from './use-blocks.ts'
import { useDeferredFooter } from './use-deferred-footer.ts'

/** A thin line at the top of the page while requests are pending. */
export function PendingBar() {
  const { pending } = useStore($requests)
  return <div className="page-pending" data-on={pending > 0 || undefined} aria-hidden="true" />
}

const hasCrumbs = (route: Route | undefined) => (route?.crumbs?.length ?? 0) > 0

interface PageLayoutProps {
  /** undefined until loaded */
  route: Route | undefined
  parts: PageParts
  path: string
  /** changes with each page that is rendered */
  number?: number | undefined
  pageError?: PageError | undefined
  /** pixels to reserve for each block until it has loaded */
  heights?: readonly number[] | undefined
  main?: RefObject<HTMLElement | null>
  /** the page is the whole document, not embedded in another one */
  isStandalone: boolean
}

/**
 * Slots for the parts of a page. The parts themselves render in the light DOM, where the loader finds them and where the
 * styles and hashes of the host page apply.
 */
export function PageLayout({ route, parts, path, number = 0, pageError, heights, main, isStandalone }: PageLayoutProps) {
  const emit = useEmit()
  const { isPrerendered = false } = useHost()
  const t = useText()
  const isLarge = useScreen() === 'desktop'
  const { blocks, ...heading } = useMemo(() => pageHeading(route ?? {}), [route])
  const placeholderRef = useRef<HTMLDivElement>(null)
  const blocksState = useBlocks(route && blocks, {
    path,
    number,
    rendersAll: heights !== undefined,
    isPrerendered: isPrerendered && number <= 1,
    placeholderRef,
  })
  // less important parts load after the first blocks and stay; after an error they load at once
  const [hasDeferredParts, setDeferredParts] = useState(false)
  if (!hasDeferredParts && (blocksState.isFirstReady || pageError)) setDeferredParts(true)
  const footerState = useDeferredFooter(blocksState.isComplete || pageError !== undefined, isPrerendered)
  const hasAside = isLarge && route?.displayCategoriesListDesktop === true
  const hasTrail = parts.breadcrumbs && hasCrumbs(route)
  const isMissing = route !== undefined && !route.blocks?.length
  useEffect(() => {
    if (isMissing) emit('shop-not-found', { path })
  }, [isMissing, path, emit])
  const skip = () => main?.current?.focus()
  return (
    <div className="page">
      {isStandalone && (
        <button type="button" className="page-skip" onClick={skip}>
          {t(messages.skipToContent)}
        </button>
      )}
      {isStandalone && <PendingBar />}
      <slot name="header" />
      {pageError && (
        <div className="page-error">
          <Message kind="error" action={{ label: t(messages.tryAgain), run: pageError.retry }}>
            {t(pageError.kind === 'failed' ? messages.pageFailed : messages.pageInCircles)}
          </Message>
        </div>
      )}
      <div className="page-breadcrumbs" data-trail={hasTrail || undefined}>
        <slot name="breadcrumbs" />
      </div>
      <div className="page-body" data-aside={hasAside || undefined} hidden={!route}>
        <aside part="aside" hidden={!hasAside}>
          <slot name="aside" />
        </aside>
        <main part="main" tabIndex={-1} ref={main}>
          <div className="page-heading" data-shown={(heading.text && !heading.isHidden) || undefined}>
            <slot name="heading" />
          </div>
          <slot name="before-blocks" />
          <slot />
          <slot name="after-blocks" />
          {!blocksState.isComplete && <div className="page-placeholder" ref={placeholderRef} />}
        </main>
      </div>
      <slot name="footer" />
      <slot name="over" />
      <LightDomPortal>
        <PageTags
          route={route}
          hasDeferredParts={hasDeferredParts}
          footerState={footerState}
          parts={parts}
          hasAside={hasAside}
          hasTrail={hasTrail}
          isStandalone={isStandalone}
          heading={heading}
        />
        <PageBlocks
          blocksState={blocksState}
          hasAside={hasAside}
          number={number}
          heights={heights}
          language={isStandalone ? undefined : route?.language}
        />
      </LightDomPortal>
    </div>
  )
}
