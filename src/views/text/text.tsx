import { useSheet } from '../../kit/use-sheet.ts'
import type { TextData } from '../../model/page/text-data.ts'
import prose from '../../ui/html/prose.css?sheet'
import { SafeHtml } from '../../ui/html/safe-html.tsx'
import sheet from './text.css?sheet'

export interface TextProps {
  text: string | undefined
  block: { data?: TextData | undefined } | undefined
}

/** Sanitized html of the shop (BANNER-06); without any, the content of the tag. */
export function Text({ text, block }: TextProps) {
  useSheet(prose)
  useSheet(sheet)
  const html = text ?? block?.data?.text
  return html ? (
    <div part="content">
      <SafeHtml className={block?.data?.columns ? 'prose prose-columns' : 'prose'} html={html} />
    </div>
  ) : (
    <slot />
  )
}
