import type { FileHandle } from 'node:fs/promises'

/** Maximum length of a zip's directory end with its comment: how far from the end to search for it. */
const zipTailBytes = 65_557
const zipDirectory = Buffer.from('PK\x05\x06', 'latin1')
const headBytes = 4096
const pdfTailBytes = 2048

interface FilePreview {
  head: Buffer
  tail: Buffer
  size: number
  file: FileHandle
}

const startsWith = (bytes: Buffer, start: string, at = 0) => bytes.subarray(at, at + start.length).toString('latin1') === start

const isPdf = ({ head, tail }: FilePreview) => startsWith(head, '%PDF-') && tail.subarray(-pdfTailBytes).includes('%%EOF')

const pngEnd = '\x00\x00\x00\x00IEND\xAE\x42\x60\x82'
const isPng = ({ head, tail }: FilePreview) =>
  startsWith(head, '\x89PNG\r\n\x1A\n\x00\x00\x00\x0DIHDR') && tail.subarray(-pngEnd.length).toString('latin1') === pngEnd

/** Checks no end marker, because cameras append data after the picture. */
const isJpeg = ({ head }: FilePreview) => startsWith(head, '\xFF\xD8\xFF')

const isWebp = ({ head, size }: FilePreview) =>
  startsWith(head, 'RIFF') && startsWith(head, 'WEBPVP8', 8) && head.readUInt32LE(4) + 8 === size

/** Starts of markup, scripts and PDF files, which are not accepted as text. */
const nonTextStart = /^\s*(?:<|#!|%PDF)/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters tell binary data from text
const controlChars = /[\x00-\x08\x0B\x0E-\x1F\x7F]/

async function isText({ file }: FilePreview): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const chunk of file.createReadStream({ start: 0, autoClose: false })) {
      const text = decoder.decode(chunk as Buffer, { stream: true })
      if (controlChars.test(text) || (isFirst && nonTextStart.test(text))) return false
      isFirst = false
    }
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

interface Kind {
  type: string
  fits: (preview: FilePreview) => boolean | Promise<boolean>
}

const jpeg: Kind = { type: 'image/jpeg', fits: isJpeg }

/** Accepted kinds by file extension. Excludes office files and archives, which can contain anything. */
const kinds: Record<string, Kind> = {
  pdf: { type: 'application/pdf', fits: isPdf },
  png: { type: 'image/png', fits: isPng },
  jpg: jpeg,
  jpeg,
  webp: { type: 'image/webp', fits: isWebp },
  txt: { type: 'text/plain', fits: isText },
  csv: { type: 'text/csv', fits: isText },
}

async function inspectFile(file: FileHandle): Promise<FilePreview> {
  const { size } = await file.stat()
  const read = async (bytes: number, position: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, position)
    return buffer.subarray(0, bytesRead)
  }
  return { file, size, head: await read(headBytes, 0), tail: await read(zipTailBytes, Math.max(0, size - zipTailBytes)) }
}

const fileExtension = (name: string) => /\.([a-z]{1,5})$/.exec(name.toLowerCase())?.[1] ?? ''

/** Whether the extension of a file name is accepted. */
export const isAllowedName = (name: string): boolean => Object.hasOwn(kinds, fileExtension(name))

/** The media type of a file; undefined if its bytes do not match its extension, or if it contains a zip archive (R42). */
export async function detectKind(name: string, file: FileHandle): Promise<string | undefined> {
  const ending = fileExtension(name)
  const kind = Object.hasOwn(kinds, ending) ? kinds[ending] : undefined
  if (!kind) return undefined
  const bytes = await inspectFile(file)
  return (await kind.fits(bytes)) && !bytes.tail.includes(zipDirectory) ? kind.type : undefined
}
