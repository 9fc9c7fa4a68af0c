import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSecretParameter, secretParameter } from '../../src/base/security/secret-parameters.ts'

let shown: string[]

beforeEach(() => {
  shown = []
  visit('https://shop.example/account?step=email-approve&email-approval-token=s3cret&from=mail#top')
  for (const name of ['email-approval-token', 'id', 'constructor']) forgetSecretParameter(name)
})

function visit(address: string) {
  vi.stubGlobal('location', new URL(address))
  vi.stubGlobal('history', {
    state: { kept: true },
    replaceState: (state: unknown, _: string, url: URL) => {
      expect(state).toEqual({ kept: true })
      shown.push(String(url))
      vi.stubGlobal('location', new URL(String(url)))
    },
  })
}

test('R12 reading a token removes only it from the URL and keeps it in memory until cleared', () => {
  expect(secretParameter('email-approval-token')).toBe('s3cret')
  expect(shown).toEqual(['https://shop.example/account?step=email-approve&from=mail#top'])
  expect(secretParameter('email-approval-token')).toBe('s3cret')
  expect(shown).toHaveLength(1)
  forgetSecretParameter('email-approval-token')
  expect(secretParameter('email-approval-token')).toBeUndefined()
})

test('R12 an empty token reads as undefined and is removed from the URL', () => {
  visit('https://shop.example/account?id=')
  expect(secretParameter('id')).toBeUndefined()
  expect(shown).toEqual(['https://shop.example/account'])
})

test('R09 R12 inherited property names are not secrets', () => {
  expect(secretParameter('constructor')).toBeUndefined()
  expect(shown).toEqual([])
})
