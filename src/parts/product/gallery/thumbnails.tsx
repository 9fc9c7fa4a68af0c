import { thumbnails } from '../../../domain/carousel.ts'
import { messages } from '../../../domain/messages.ts'
import { useCountedText } from '../../app/use-counted-text.ts'
import { useText } from '../../app/use-text.ts'
import { type GalleryProps, Picture } from './picture.tsx'

interface ThumbnailsProps extends GalleryProps {
  /** maximum number; a '+N' tile replaces the rest */
  maxCount: number | undefined
  current: number
  onChoose: (index: number) => void
  onMore?: (index: number) => void
}

/** Thumbnails below the main image (PDP-02, PDP-03). */
export function Thumbnails({ images, maxCount, current, onChoose, onMore, ...galleryProps }: ThumbnailsProps) {
  const t = useText()
  const counted = useCountedText()
  const { shown, more } = thumbnails(images.length, maxCount)
  const small = { ...galleryProps, width: 112, sizes: '112px', decorative: true }
  const hiddenCount = images[shown]
  return (
    <ul className="gallery-thumbnails" part="thumbnails">
      {images.slice(0, shown).map((id, index) => (
        <li key={id}>
          <button
            type="button"
            aria-label={t(messages.showPicture, { number: index + 1 })}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
          >
            <Picture {...small} id={id} />
          </button>
        </li>
      ))}
      {hiddenCount !== undefined && (
        <li>
          <button
            type="button"
            aria-label={counted(messages.morePictures, more)}
            aria-current={current >= shown || undefined}
            onClick={() => onMore?.(shown)}
          >
            <Picture {...small} id={hiddenCount} />
            <bdi className="gallery-more" dir="ltr">{`+${more}`}</bdi>
          </button>
        </li>
      )}
    </ul>
  )
}
