import { Hono } from 'hono'
import { type FormDefinition, formDefinition } from '../../../src/model/forms/form-definition.ts'
import { formRequest } from '../../../src/model/forms/form-request.ts'
import { readDetails } from '../../account/customers.ts'
import type { AppEnv } from '../../context/app-env.ts'
import { clientOf } from '../../context/client.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db } from '../../db/db.ts'
import { checkRequest } from '../../forms/check-request.ts'
import { findForm } from '../../forms/find-form.ts'
import { pageAddress } from '../../forms/page-url.ts'
import { type SentRequest, storeRequest } from '../../forms/store-request.ts'
import { writeRequestMails } from '../../forms/write-request-mails.ts'
import { readBody } from '../../http/body.ts'
import { badRequest, tooMany } from '../../http/problem.ts'
import { negotiateLanguage } from '../../http/visitor-language.ts'
import { findCustomer, findSession } from '../../session/session.ts'

const requestRateLimit = { name: 'form requests of a minute', times: 10, seconds: 60 }
const hourlyRequestRateLimit = { name: 'form requests of an hour', times: 60, seconds: 3600 }
/** per recipient, because visitors can enter addresses that are not theirs */
const receiptRateLimit = { name: 'receipts', times: 3, seconds: 86_400 }

/** The unmodified value of the first filled email field. */
const addressIn = ({ elements }: FormDefinition, data: SentRequest['data']): string | undefined =>
  elements.flatMap(({ id, type }) => (type === 'emailInput' && typeof data[id] === 'string' ? data[id] : [])).at(0)

/** The customer's address in lower case, if it is confirmed. */
async function confirmedAddress(db: Db, customer: string | undefined): Promise<string | undefined> {
  if (!customer) return undefined
  const [row] = await db.query<{ email: string }>(
    'select lower(email) as email from customer where id = $1 and email_confirmed is not null',
    [customer],
  )
  return row?.email
}

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

/** POST /api/requests (CALL-54): submits a form. The mails contain the `number` of the response. */
export function requestRoutes(deps: Deps) {
  const { db, languages, settings, now } = deps
  const limiters = [deps.limiterOf(requestRateLimit), deps.limiterOf(hourlyRequestRateLimit)]
  const receipts = deps.limiterOf(receiptRateLimit)

  return new Hono<AppEnv>().post('/api/requests', async (c) => {
    const { peer } = clientOf(c)
    const wait = Math.max(...(await Promise.all(limiters.map((limiter) => limiter.wait(peer)))))
    if (wait) throw tooMany(wait)
    await Promise.all(limiters.map((limiter) => limiter.take(peer)))
    const { formId, requestFormUrl, data } = await readBody(c, formRequest)
    const language = negotiateLanguage(c)
    const found = await findForm(deps, formId, language)
    if (!found) throw badRequest('Unknown form')
    const form = formDefinition.parse(found)
    const [session, customer] = [await findSession(c, deps), await findCustomer(c, deps)]
    const details = customer ? await readDetails(db, customer) : undefined
    const request: SentRequest = {
      form,
      language,
      session,
      customer,
      at: now(),
      url: pageAddress(requestFormUrl),
      data: checkRequest(form, data, details),
    }
    const { companyEmail, siteName } = await settings.configuration(language)
    const sender = addressIn(form, request.data)?.toLowerCase()
    const isSendersOwn = sender !== undefined && sender === (await confirmedAddress(db, customer))
    const stored = await db.tx(async (tx) => {
      const written = await storeRequest(tx, request)
      const getsReceipt = sender !== undefined && !(await receipts.take(sender))
      await writeRequestMails(tx, languages.words(language), request, written, {
        shop: text(companyEmail),
        name: text(siteName) ?? '',
        isSendersOwn,
        sender: getsReceipt ? sender : undefined,
      })
      return written
    })
    return c.json({ _id: stored.id, number: stored.number }, 201)
  })
}
