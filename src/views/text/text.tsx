import { useSheet } from '../../kit/use-sheet.ts'
import type { TextData } from '../../model/page/text-data.ts'
import prose from '../../ui/prose.css?sheet'
import { SafeHtml } from '../../ui/safe-html.tsx'

export interface TextProps {
  text: string | undefined
  block: { data?: TextData | undefined } | undefined
}

/** Sanitized html of the shop (BANNER-06); without any, the content of the tag. */
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
