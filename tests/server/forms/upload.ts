import sharp from 'sharp'
import type { TestShop } from '../shop.ts'

/** Uploads a file as a browser does. */
export async function upload(
  shop: TestShop,
  name: string,
  bytes: Uint8Array | string,
  { cookie = '', peer = '10.2.0.1', lang = 'en', headers = {} as Record<string, string> } = {},
): Promise<Response> {
  const form = new FormData()
  form.set('note', 'from the order page')
  form.set('file', new Blob([bytes as BlobPart]), name)
  return shop.fetch(
    new Request(`http://localhost:4300/api/document?lang=${lang}`, {
      method: 'POST',
      body: form,
      headers: { 'x-shop-request': '1', ...(cookie && { cookie }), ...headers },
    }),
    peer,
  )
}

/** The session cookie that a response sets, as the browser sends it. */
export const readCookie = (answer: Response): string => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

export const pdf = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'

/** An 8 by 8 pixel picture. */
export const picture = async (format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#24493c' } })
    .toFormat(format)
    .toBuffer()

/** A zip with a.html. */
export const zip = Buffer.from(
  'UEsDBBQAAAAAAAeudV127ib+GQAAABkAAAAGAAAAYS5odG1sPHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0PlBLAQIUAxQAAAAAAAeudV127ib+GQAAABkAAAAGAAAAAAAAAAAAAACAAQAAAABhLmh0bWxQSwUGAAAAAAEAAQA0AAAAPQAAAAAA',
  'base64',
)
