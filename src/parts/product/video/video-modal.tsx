import { messages } from '../../../domain/messages.ts'
import { youtubePlayer } from '../../../domain/page/youtube.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { useText } from '../../app/use-text.ts'
import sheet from './video-modal.css?sheet'

interface VideoModalProps {
  /** YouTube id */
  id: string
  title: string
  onClose: () => void
}

/** A YouTube video in a dialog; nothing is requested from YouTube before it opens (BANNER-04). */
export function VideoModal({ id, title, onClose }: VideoModalProps) {
  useSheet(sheet)
  const t = useText()
  return (
    <Modal shape="dialog" title={title} closeLabel={t(messages.close)} onClose={onClose}>
      <iframe
        className="video-player"
        src={youtubePlayer(id)}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      />
    </Modal>
  )
}
