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
  /** the files of this field, made by `makeUploads` */
  uploads: Uploads
  /** files of this field, at most */
  maxFiles?: number
  /** the form was tried: says what keeps it from being sent */
  failed?: boolean
  /** the documents that are stored, in the order in which they were chosen */
  onChange: (documents: readonly UploadedDocument[]) => void
  onTouch?: () => void
}

const uploadedDocuments = (files: readonly Upload[]) => files.flatMap((file) => (file.status === 'done' ? [file.document] : []))
const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/**
 * Several files, chosen or dropped, each sent at once; one that failed stays on the list and can be tried again. A
 * file that is under way or has failed keeps the form from being sent: nothing gets lost unnoticed.
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
  const isWaiting = isSending
    ? messages.uploadsUnderway
    : files.some(({ status }) => status === 'failed')
      ? messages.uploadsFailed
      : undefined
  useEffect(() => input.current?.setCustomValidity(isWaiting ? t(isWaiting) : ''), [isWaiting, t])

  return (
    <FieldGroup label={label} optional={optional} hint={hint} error={error ?? (failed && isWaiting ? t(isWaiting) : undefined)}>
      {({ invalid, 'aria-describedby': describedBy }) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the button is the first */}
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
                event.target.value = '' // the same file may be chosen again
              }}
              onBlur={onTouch}
            />
            <label className="button drop-button" data-kind="line" part="button" htmlFor={inputId}>
              <Icon path={uploadIcon} />
              {t(messages.chooseFiles)}
            </label>
            <span className="drop-words">
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
