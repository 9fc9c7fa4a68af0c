import { Hono } from 'hono'
import { offerRequest } from '../../../src/model/cart/cart-requests.ts'
import { createOffer } from '../../checkout/offers/create-offer.ts'
import { readOffer, withVariantCodes } from '../../checkout/offers/offer-content.ts'
import { offerDocument } from '../../checkout/offers/offer-document.ts'
import { PdfTimeoutError } from '../../checkout/offers/pdf/pdf-printer.ts'
import type { AppEnv } from '../../context/app-env.ts'
import { clientOf } from '../../context/client.ts'
import type { Deps } from '../../context/deps.ts'
import { readBody } from '../../http/body.ts'
import { badRequest, Problem, tooMany } from '../../http/problem.ts'
import { QueueFullError } from '../../http/work-queue.ts'
import { englishWords } from '../../languages/words.ts'
import { findShopper } from '../../session/session.ts'

const offerRateLimit = { name: 'offers', times: 10, seconds: 60 }
const retryAfterSeconds = 10

/** POST /api/pdfRendering/preview/commercialOffer (CALL-38): a PDF. The client only selects products; the shop fills in the rest (R44). */
export function offerRoutes(deps: Deps) {
  const limiter = deps.limiterOf(offerRateLimit)
  return new Hono<AppEnv>().post('/api/pdfRendering/preview/commercialOffer', async (c) => {
    const { stringifiedContent, locale } = await readBody(c, offerRequest)
    const { peer } = clientOf(c)
    const language = deps.languages.named(locale)
    const { offer: words } = deps.languages.words(language)
    const wait = await limiter.take(peer)
    if (wait) throw tooMany(wait)
    const request = await withVariantCodes(deps.db, readOffer(stringifiedContent))
    const offer = await createOffer(deps, request, { ...(await findShopper(c, deps)), language })
    if (offer.lines.length === 0) throw badRequest('The offer has no products')
    const file = await deps.printer.print(offerDocument(offer, words)).catch((error: unknown) => {
      if (error instanceof PdfTimeoutError || error instanceof QueueFullError)
        throw new Problem(503, 'Busy', 'The offer cannot be rendered now', retryAfterSeconds)
      throw error
    })
    return c.body(Uint8Array.from(file).buffer, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${englishWords.offer.file}"; filename*=UTF-8''${encodeURIComponent(words.file)}`,
    })
  })
}
