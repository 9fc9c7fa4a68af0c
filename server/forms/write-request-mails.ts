import type { FormDefinition } from '../../src/model/forms/form-definition.ts'
import { writeMail } from '../context/mail.ts'
import type { Db } from '../db/db.ts'
import type { RequestMailFacts } from '../languages/mail-facts.ts'
import type { Words } from '../languages/words.ts'
import { receiptMail, requestMail } from './request-mail.ts'
import type { SentRequest, StoredRequest } from './store-request.ts'

const kilobyte = 1000

/** The value of a field as text: titles of options, names of files. */
function shownValue(
  element: FormDefinition['elements'][number],
  { requestMail: { stars } }: Words,
  { data }: SentRequest,
  { documents }: StoredRequest,
): string {
  const value = data[element.id]
  if (Array.isArray(value))
    return value
      .map((id) => documents.get(id))
      .map((document) => document && `${document.name} (${Math.ceil(document.size / kilobyte)} kB, ${document.id})`)
      .join('\n')
  if (element.type === 'rating') return stars(Number(value))
  return element.selectOptions?.find((option) => option.value === value)?.title ?? String(value)
}

export interface Inboxes {
  /** address of the shop */
  shop: string | undefined
  /** name of the shop */
  name: string
  /** address of the sender; undefined: no receipt */
  sender: string | undefined
  /** the sender is known to own the address */
  isSendersOwn: boolean
}

/** Writes the mail to the shop and the receipt to the sender. */
export async function writeRequestMails(
  tx: Db,
  words: Words,
  request: SentRequest,
  stored: StoredRequest,
  inboxes: Inboxes,
): Promise<void> {
  const { form, url, data, language, at } = request
  const facts: RequestMailFacts = {
    shop: inboxes.name,
    form: form.title ?? form._id,
    number: String(stored.number),
    url,
    answers: form.elements
      .filter(({ id }) => Object.hasOwn(data, id))
      .map((element) => ({ title: element.title ?? element.id, value: shownValue(element, words, request, stored) })),
  }
  if (inboxes.shop) await writeMail(tx, { to: inboxes.shop, language, at, ...requestMail(words, facts) })
  if (inboxes.sender) await writeMail(tx, { to: inboxes.sender, language, at, ...receiptMail(words, facts, inboxes.isSendersOwn) })
}
