import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { customerDetails } from '../../src/model/account/customer.ts'

const root = new URL('../..', import.meta.url).pathname
const sources = ['src', 'elements'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)

/** Code without what it says about itself and without its texts for people. */
const codeOf = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
/** names by which a client would know staff, what they may do, or their pages; what a browser allows is another matter */
const staff =
  /\b(is|has|can)?(admin(istrator)?s?|staff|operators?|superusers?|privileges?|(user|staff|customer)_?roles?|roles|(?<!navigator\.)permissions|userGroups?)\b|\/dev\/|\/api\/admin/gi

test('GEN-16 no source of the kit knows staff, their roles, permissions or pages', () => {
  const found = Object.fromEntries(
    sources
      .filter((file) => !file.startsWith('src/domain/messages/'))
      .flatMap((file) => {
        const words = codeOf(file).match(staff)
        return words ? [[file, words]] : []
      }),
  )
  expect(sources.length).toBeGreaterThan(300)
  expect(found).toEqual({})
})

test('GEN-16 nothing that the kit reads of a customer is a role or a permission', () => {
  const fields = Object.keys(customerDetails.shape)
  expect(fields).toContain('email')
  expect(fields.filter((field) => /role|permission|admin|staff|group|scope/i.test(field))).toEqual([])
})
