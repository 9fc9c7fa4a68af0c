import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { fileSize } from '../../../domain/forms/upload.ts'
import { messages } from '../../../domain/messages.ts'
import { useEmit, useSettings } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { UploadedDocument } from '../../../model/forms/form-request.ts'
import { languageStore } from '../../../stores/app/language.ts'
import { $uploadProgress, type Upload, type Uploads } from '../../../stores/forms/uploads.ts'
import type { FieldProps } from '../../../ui/fields/field.tsx'
import { FieldGroup } from '../../../ui/fields/field-group.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { upload as uploadIcon } from '../../../ui/icons.ts'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import sheet from './file-field.css?sheet'
import { FileItem } from './file-item.tsx'
import { reportUploadError } from './report-upload-error.ts'

interface FileFieldProps extends FieldProps {
  name?: string
  /** the files of this field, from `createUploads` */
  uploads: Uploads
  /** maximum number of files */
  maxFiles?: number
  /** a submit was attempted: shows why the field is invalid */
  failed?: boolean
  /** called with the uploaded documents, in the order of selection */
  onChange: (documents: readonly UploadedDocument[]) => void
  onTouch?: () => void
}

const uploadedDocuments = (files: readonly Upload[]) => files.flatMap((file) => (file.status === 'done' ? [file.document] : []))
const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/**
 * Uploads selected or dropped files immediately. A failed upload stays in the list for a retry. Pending and failed uploads block
 * the submit, so that no file is lost silently.
 */
export function FileField({
  label,
  optional,
  hint,
  error,
  name,
  uploads,
  maxFiles = Infinity,
  failed = false,
  onChange,
  onTouch,
}: FileFieldProps) {
  useSheet(sheet)
  const t = useText()
  const emit = useEmit()
  const shop = useSettings()
  const lang = useStore(languageStore(shop))
  const maxSize = useConfiguration()?.uploadMaxSize
  const files = useStore(uploads.$files)
  const progress = useStore($uploadProgress)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const inputId = useId()

  const options = {
    connection: shop,
    maxSize,
    onError: (problem: string, file: File) => {
      if (emit('shop-upload-error', { error: problem, file }, true)) reportUploadError(problem, file, t(problem))
    },
  }
  const add = (list: FileList | null) => {
    const chosen = [...(list ?? [])].slice(0, Math.max(0, maxFiles - files.length))
    if (chosen.length > 0) uploads.add(chosen, options)
  }

  const documents = uploadedDocuments(files)
  const ids = documents.map(({ id }) => id).join()
  const announced = useRef(ids)
  useEffect(() => {
    if (announced.current === ids) return
    announced.current = ids
    onChange(documents)
  }, [ids])

  const isSending = files.some(({ status }) => status === 'sending')
  const blocker = isSending
    ? messages.uploadsUnderway
    : files.some(({ status }) => status === 'failed')
      ? messages.uploadsFailed
      : undefined
  useEffect(() => input.current?.setCustomValidity(blocker ? t(blocker) : ''), [blocker, t])

  return (
    <FieldGroup label={label} optional={optional} hint={hint} error={error ?? (failed && blocker ? t(blocker) : undefined)}>
      {({ invalid, 'aria-describedby': describedBy }) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the button is the accessible alternative to dropping */}
          <div
            className="drop"
            part="drop"
            data-over={isOver || undefined}
            data-invalid={invalid || undefined}
            onDragOver={(event) => {
              if (!hasFiles(event)) return
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              if (!hasFiles(event)) return
              event.preventDefault()
              setOver(false)
              add(event.dataTransfer.files)
            }}
          >
            <input
              ref={input}
              type="file"
              id={inputId}
              className="hidden-text"
              name={name}
              multiple={maxFiles > 1}
              disabled={files.length >= maxFiles}
              aria-describedby={describedBy}
              aria-invalid={invalid || undefined}
              onChange={(event) => {
                add(event.target.files)
                event.target.value = '' // allows selecting the same file again
              }}
              onBlur={onTouch}
            />
            <label className="button drop-button" data-kind="line" part="button" htmlFor={inputId}>
              <Icon path={uploadIcon} />
              {t(messages.chooseFiles)}
            </label>
            <span className="drop-text">
              {t(messages.orDropFiles)}
              {maxSize !== undefined && <small>{t(messages.eachFileUpTo, { size: fileSize(maxSize, lang) })}</small>}
            </span>
          </div>
          {isSending && progress !== undefined && (
            <progress className="drop-progress" part="progress" aria-label={t(messages.uploadProgress)} max={1} value={progress} />
          )}
          {files.length > 0 && (
            <ul className="files">
              {files.map((file) => (
                <FileItem
                  key={file.key}
                  upload={file}
                  lang={lang}
                  onRetry={() => uploads.retry(file.key, options)}
                  onRemove={() => {
                    uploads.remove(file.key)
                    input.current?.focus()
                  }}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </FieldGroup>
  )
}
