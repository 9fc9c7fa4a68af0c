import { type RefObject, useEffect, useRef } from 'react'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import { AccountMenu } from '../../parts/account/account-menu/account-menu.tsx'
import { SectionHost } from '../../parts/account/section-host.tsx'
import { OpenSection } from '../../parts/account/section-key.ts'
import { SectionSkeleton } from '../../parts/account/section-skeleton.tsx'
import { sectionAt } from '../../parts/account/sections.ts'
import { useVisibleSection } from '../../parts/account/use-shown-section.ts'
import { useScreen } from '../../parts/app/use-screen.ts'
import { useTitleTag } from '../../parts/page/use-title-tag.ts'
import { $customer } from '../../stores/session/session.ts'
import shapes from '../../ui/skeleton.css?sheet'
import type { AccountProps } from './account.tsx'
import { AccountName, CreditLeft } from './account-head.tsx'

interface CustomerAreaProps extends Pick<AccountProps, 'menu' | 'menuLayout' | 'pageSize'> {
  /** key of the requested section */
  requested: string
  onSelect: (section: string, more?: Readonly<Record<string, string>>) => void
}

/** The customer's account: a menu of all sections and the open one; placeholders until the session is known. */
export function CustomerArea({ requested, onSelect, menu, menuLayout, pageSize }: CustomerAreaProps) {
  const isWide = useScreen() === 'desktop'
  const isKnown = useStore($customer) !== undefined
  const section = useVisibleSection(requested)
  const shown = isKnown ? section : undefined
  const level = useTitleTag()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnChange(shown, heading)
  return (
    <div className="account-area" data-menu={menu ? menuLayout : undefined}>
      {menu && (
        <div className="account-side" part="menu">
          <AccountMenu
            layout={isWide && menuLayout === 'side' ? 'list' : 'tabs'}
            current={shown ?? requested}
            onSelect={(to) => onSelect(to)}
          />
        </div>
      )}
      <div className="account-content" part="content">
        {shown === undefined ? (
          <AreaSkeleton requested={requested} rows={pageSize} />
        ) : (
          <OpenSection value={onSelect}>
            <SectionHost
              section={shown}
              level={level}
              headingRef={heading}
              pageSize={pageSize}
              below={<AccountName />}
              aside={shown === 'orders' && <CreditLeft />}
            />
          </OpenSection>
        )}
      </div>
    </div>
  )
}

function AreaSkeleton({ requested, rows }: { requested: string; rows: number }) {
  useSheet(shapes)
  return (
    <>
      <div className="skeleton account-title-shape" aria-hidden="true" />
      <SectionSkeleton shape={sectionAt(requested).skeleton} rows={rows} />
    </>
  )
}

/** Focuses the heading of the section that opens, for screen readers and the keyboard. */
function useFocusOnChange(section: string | undefined, heading: RefObject<HTMLElement | null>) {
  const last = useRef(section)
  useEffect(() => {
    if (section === undefined || last.current === section) return
    const isFirst = last.current === undefined
    last.current = section
    if (!isFirst) heading.current?.focus()
  }, [section, heading])
}
