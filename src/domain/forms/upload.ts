import { localeOf } from '../language.ts'
import { messages } from '../messages.ts'

/** A file that is being sent, in bytes. */
export interface UploadTransfer {
  total: number
  sent: number
}

/** How much of all files under way has been sent, from 0 to 1, by their sizes (UPL-03). */
export function uploadProgress(transfers: readonly UploadTransfer[]): number {
  const total = transfers.reduce((sum, transfer) => sum + transfer.total, 0)
  const sent = transfers.reduce((sum, transfer) => sum + Math.min(transfer.sent, transfer.total), 0)
  if (total === 0) return transfers.length > 0 ? 1 : 0
  return Math.min(1, Math.max(0, sent / total))
}

/** Why a file is not sent at all; sizes in bytes, the limit included (UPL-04). */
export const validateFile = (size: number, maxSize: number | undefined): string | undefined =>
  maxSize !== undefined && size > maxSize ? messages.fileTooBig : undefined

/** An answer to an upload. */
export interface UploadResponse {
  /** 0: there was none */
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

/** Whether a file that was not taken may be taken the next time: not where the file itself was refused. */
export const isRetriable = (status: number): boolean => status < 400 || status >= 500 || [401, 408, 409, 425, 429].includes(status)

/** Why an upload failed: no connection, what the shop says of it, or its status (UPL-06..08). */
export function uploadErrorText({ status, statusText, body }: UploadResponse): string {
  if (status === 0) return messages.noInternet
  if (status === 200) return messages.somethingWentWrong // an answer without an id says nothing
  const read = readJson(body)
  const said = read && (textIn(read.value, 'extra') ?? textIn(read.value, 'message'))
  return said ?? (statusText || messages.somethingWentWrong)
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const step = 1000

/** A number of bytes in the words of a language: 5 MB, 1,4 MB. */
export function fileSize(bytes: number, language: string): string {
  const power = Math.min(units.length - 1, bytes < step ? 0 : Math.floor(Math.log10(bytes) / 3))
  const unit = units[power] ?? 'byte'
  const unitDisplay = power === 0 ? 'long' : 'short'
  const format = { style: 'unit', unit, unitDisplay, maximumFractionDigits: power > 1 ? 1 : 0 } as const
  return new Intl.NumberFormat(localeOf(language), format).format(bytes / step ** power)
}
