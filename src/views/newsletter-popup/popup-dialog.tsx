import { useEffect } from 'react'
import { imageSources } from '../../base/images/image-sources.ts'
import { messages } from '../../domain/messages.ts'
import { useEmit, useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import type { NewsletterContent } from '../../model/page/newsletter.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useText } from '../../parts/app/use-text.ts'
import { NewsletterForm } from '../../parts/page/newsletter/newsletter-form.tsx'
import { SafeHtml } from '../../ui/html/safe-html.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import sheet from './popup-dialog.css?sheet'

interface PopupDialogProps {
  content: NewsletterContent
  onClose: () => void
}

/** The newsletter form in a dialog. */
export function PopupDialog({ content: { headline, description, image, imageAlt }, onClose }: PopupDialogProps) {
  useSheet(sheet)
  const t = useText()
  const emit = useEmit()
  useEffect(() => {
    emit('shop-popup-open', {})
    return () => {
      emit('shop-popup-close', {})
    }
  }, [emit])
  return (
    <Modal shape="dialog" title={headline ?? t(messages.newsletter)} closeLabel={t(messages.close)} onClose={onClose}>
      <div className="newsletter-popup">
        {image && <Picture image={image} alt={imageAlt} />}
        <div className="newsletter-content">
          {description && <SafeHtml html={description} />}
          <slot name="content" />
          <NewsletterForm layout="column" placeholder={undefined} buttonText={undefined} />
        </div>
      </div>
    </Modal>
  )
}

const widthPx = 420

function Picture({ image, alt = '' }: { image: string; alt: string | undefined }) {
  const { apiBase } = useSettings()
  const quality = useConfiguration()?.imageQuality
  const sources = imageSources(apiBase, image, { width: widthPx, quality, fit: 'cover' })
  if (sources.src === undefined) return null
  return (
    <img
      className="newsletter-picture"
      part="image"
      {...sources}
      sizes={`(max-width: 767.98px) 100vw, ${widthPx}px`}
      alt={alt}
      width={widthPx}
      height={widthPx}
    />
  )
}
