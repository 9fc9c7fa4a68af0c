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

/** Source of a file without comments. */
const codeOf = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
/** Names for staff, their permissions or their pages. Excludes `navigator.permissions`. */
const staffPattern =
  /\b(is|has|can)?(admin(istrator)?s?|staff|operators?|superusers?|privileges?|(user|staff|customer)_?roles?|roles|(?<!navigator\.)permissions|userGroups?)\b|\/dev\/|\/api\/admin/gi

test('GEN-16 the kit’s source never mentions staff, their roles, permissions or pages', () => {
  const found = Object.fromEntries(
    sources
      .filter((file) => !file.startsWith('src/domain/messages/'))
      .flatMap((file) => {
        const words = codeOf(file).match(staffPattern)
        return words ? [[file, words]] : []
      }),
  )
  expect(sources.length).toBeGreaterThan(300)
  expect(found).toEqual({})
})

test('GEN-16 the customer details have no field for a role or permission', () => {
  const fields = Object.keys(customerDetails.shape)
  expect(fields).toContain('email')
  expect(fields.filter((field) => /role|permission|admin|staff|group|scope/i.test(field))).toEqual([])
})
