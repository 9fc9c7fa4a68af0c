import { fileSize } from '../../../domain/forms/upload.ts'
import { messages } from '../../../domain/messages.ts'
import type { Upload } from '../../../stores/forms/uploads.ts'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { circleCheck, x } from '../../../ui/icons.ts'
import { useText } from '../../app/use-text.ts'

interface FileItemProps {
  upload: Upload
  lang: string
  onRetry: () => void
  onRemove: () => void
}

/** A file with its upload status. */
export function FileItem({ upload, lang, onRetry, onRemove }: FileItemProps) {
  const t = useText()
  const { file, status } = upload
  return (
    <li className="file" data-status={status}>
      {status === 'sending' ? <span className="spinner" aria-hidden="true" /> : status === 'done' && <Icon path={circleCheck} />}
      <span className="file-text">
        <bdi className="file-name">{file.name}</bdi>
        <span className="file-facts">
          {fileSize(file.size, lang)}
          {status === 'sending' && <span aria-hidden="true">{`, ${Math.floor(upload.share * 100)} %`}</span>}
          <span role="status">{status === 'done' && `, ${t(messages.uploaded)}`}</span>
        </span>
        {status === 'failed' && (
          <span role="alert">
            <FieldError>{t(upload.error)}</FieldError>
          </span>
        )}
      </span>
      {status === 'failed' && upload.canRetry && (
        <button type="button" className="button" data-kind="ghost" part="button" onClick={onRetry}>
          {t(messages.tryAgain)}
        </button>
      )}
      <button
        type="button"
        className="button"
        data-kind="icon"
        part="button"
        aria-label={t(messages.removeLine, { title: file.name })}
        onClick={onRemove}
      >
        <Icon path={x} />
      </button>
    </li>
  )
}
