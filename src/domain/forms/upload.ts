import { localeOf } from '../language.ts'
import { messages } from '../messages.ts'

/** Progress of one upload, in bytes. */
export interface UploadTransfer {
  total: number
  sent: number
}

/** Progress of all uploads from 0 to 1, weighted by size (UPL-03). */
export function uploadProgress(transfers: readonly UploadTransfer[]): number {
  const total = transfers.reduce((sum, transfer) => sum + transfer.total, 0)
  const sent = transfers.reduce((sum, transfer) => sum + Math.min(transfer.sent, transfer.total), 0)
  if (total === 0) return transfers.length > 0 ? 1 : 0
  return Math.min(1, Math.max(0, sent / total))
}

/** The error text of a file that is too big. Sizes in bytes; the limit is inclusive (UPL-04). */
export const validateFile = (size: number, maxSize: number | undefined): string | undefined =>
  maxSize !== undefined && size > maxSize ? messages.fileTooBig : undefined

/** The response to an upload. */
export interface UploadResponse {
  /** 0: no response */
  status: number
  statusText: string
  body: string
}

function readJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

const textIn = (body: unknown, field: string): string | undefined => {
  const value =
    typeof body === 'object' && body !== null && Object.hasOwn(body, field) ? (body as Record<string, unknown>)[field] : undefined
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** Whether a retry of a failed upload can succeed: not if the server rejects the file itself. */
export const isRetriable = (status: number): boolean => status < 400 || status >= 500 || [401, 408, 409, 425, 429].includes(status)

/** The error text of a failed upload: no connection, the server's message, or the status text (UPL-06..08). */
export function uploadErrorText({ status, statusText, body }: UploadResponse): string {
  if (status === 0) return messages.noInternet
  if (status === 200) return messages.somethingWentWrong // a response without an id gives no reason
  const read = readJson(body)
  const message = read && (textIn(read.value, 'extra') ?? textIn(read.value, 'message'))
  return message ?? (statusText || messages.somethingWentWrong)
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const step = 1000

/** Formats a file size in a language: 5 MB or 1,4 MB. */
export function fileSize(bytes: number, language: string): string {
  const power = Math.min(units.length - 1, bytes < step ? 0 : Math.floor(Math.log10(bytes) / 3))
  const unit = units[power] ?? 'byte'
  const unitDisplay = power === 0 ? 'long' : 'short'
  const format = { style: 'unit', unit, unitDisplay, maximumFractionDigits: power > 1 ? 1 : 0 } as const
  return new Intl.NumberFormat(localeOf(language), format).format(bytes / step ** power)
}
