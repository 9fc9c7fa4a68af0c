import { lazy, Suspense } from 'react'
import { loadSanitizer } from '../base/safe-html.ts'

interface SafeHtmlProps {
  html: string
  className?: string
}

const Clean = lazy(async () => {
  const clean = await loadSanitizer()
  return {
    default: ({ html, className }: SafeHtmlProps) => <div className={className} dangerouslySetInnerHTML={{ __html: clean(html) }} />,
  }
})

/** Html from the shop, cleaned; the only place where markup from data is rendered (R05). */
export const SafeHtml = (props: SafeHtmlProps) => (
  <Suspense fallback={<div className={props.className} />}>
    <Clean {...props} />
  </Suspense>
)
