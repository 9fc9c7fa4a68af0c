import { describe, expect, test } from 'vitest'
import { fileSize, isRetriable, uploadErrorText, uploadProgress, validateFile } from '../../../src/domain/forms/upload.ts'

test('UPL-03 progress runs from 0 to 1 across all files, weighted by size', () => {
  expect(
    uploadProgress([
      { total: 300, sent: 0 },
      { total: 100, sent: 0 },
    ]),
  ).toBe(0)
  expect(
    uploadProgress([
      { total: 300, sent: 0 },
      { total: 100, sent: 100 },
    ]),
  ).toBe(0.25)
  expect(
    uploadProgress([
      { total: 300, sent: 150 },
      { total: 100, sent: 100 },
    ]),
  ).toBe(0.625)
  expect(
    uploadProgress([
      { total: 300, sent: 310 },
      { total: 100, sent: 100 },
    ]),
  ).toBe(1)
  expect([uploadProgress([]), uploadProgress([{ total: 0, sent: 0 }])]).toEqual([0, 1])
})

test('UPL-04 UPL-05 a file above the configured maximum is too large', () => {
  expect([validateFile(101, 100), validateFile(100, 100), validateFile(10 ** 12, undefined)]).toEqual([
    'File is too big',
    undefined,
    undefined,
  ])
})

describe('a failed upload', () => {
  const failure = (status: number, body: unknown = '', statusText = 'Bad Request') =>
    uploadErrorText({ status, statusText, body: typeof body === 'string' ? body : JSON.stringify(body) })
  test('UPL-06 without a connection reports NoInternet', () => expect(failure(0)).toBe('NoInternet'))
  test('UPL-07 shows the text in extra or message', () => {
    expect(failure(400, { extra: 'Only pictures', message: 'no' })).toBe('Only pictures')
    expect(failure(413, { message: 'Too large' })).toBe('Too large')
    expect(failure(201, { message: 'Created' })).toBe('Created')
    expect(failure(400, { extra: '', message: 5 })).toBe('Bad Request')
  })
  test('UPL-08 shows the status text if the body is not JSON', () => {
    expect(failure(502, '<html>', 'Bad Gateway')).toBe('Bad Gateway')
    expect(failure(502, '', '')).toBe('Something went wrong. Please try again later.')
    expect(failure(502, 'null', 'Bad Gateway')).toBe('Bad Gateway')
    expect(failure(200, '<html>', 'OK')).toBe('Something went wrong. Please try again later.')
  })
})

test('UPL-07 a rejected file cannot be retried, a failed transfer can', () => {
  for (const status of [0, 200, 408, 409, 429, 500, 503]) expect(isRetriable(status), `${status}`).toBe(true)
  for (const status of [400, 403, 404, 413, 415, 422]) expect(isRetriable(status), `${status}`).toBe(false)
})

test('formats file sizes in the language', () => {
  const words = (bytes: number, language = 'en') => fileSize(bytes, language).replace(/\s/g, ' ')
  expect([words(0), words(512), words(20_480), words(5_000_000), words(1_440_000, 'lt'), words(3e12)]).toEqual([
    '0 bytes',
    '512 bytes',
    '20 kB',
    '5 MB',
    '1,4 MB',
    '3,000 GB',
  ])
})
