import { useSheet } from '../../kit/use-sheet.ts'
import type { TextData } from '../../model/page/text-data.ts'
import prose from '../../ui/prose.css?sheet'
import { SafeHtml } from '../../ui/safe-html.tsx'

export interface TextProps {
  text: string | undefined
  block: { data?: TextData | undefined } | undefined
}

/** Html of the shop, cleaned (BANNER-06); what the page writes into the tag where there is none. */
export function Text({ text, block }: TextProps) {
  useSheet(prose)
  const html = text ?? block?.data?.text
  return html ? (
    <div part="content">
      <SafeHtml className="prose" html={html} />
    </div>
  ) : (
    <slot />
  )
}
