import { messages } from '../../domain/messages.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useText } from '../../parts/app/use-text.ts'
import { NewsletterForm } from '../../parts/page/newsletter/newsletter-form.tsx'
import { SafeHtml } from '../../ui/html/safe-html.tsx'
import sheet from './newsletter-row.css?sheet'

/** The newsletter form above the columns of the footer, with the shop's texts if there are any. */
export function NewsletterRow() {
  useSheet(sheet)
  const t = useText()
  const { headline, description } = useConfiguration()?.newsletter ?? {}
  return (
    <div className="news" part="newsletter">
      <div className="news-text">
        <h2 className="news-title">{headline ?? t(messages.newsletter)}</h2>
        {description !== undefined && <SafeHtml html={description} />}
      </div>
      <NewsletterForm layout="row" placeholder={undefined} buttonText={undefined} />
    </div>
  )
}
