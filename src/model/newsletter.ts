import * as z from 'zod/mini'
import { maybe } from './field.ts'

/** POST /api/newsletter/subscribe (ENT-30). */
export const newsletterSubscription = z.object({ email: z.string(), gdprAccepted: z.boolean() })
export type NewsletterSubscription = z.output<typeof newsletterSubscription>

/** What the newsletter popup shows (NL-14, N1); the delay in seconds. */
export const newsletterContent = z.looseObject({
  headline: maybe(z.string()),
  /** html */
  description: maybe(z.string()),
  image: maybe(z.string()),
  imageAlt: maybe(z.string()),
  showPopupBannerAfterSeconds: maybe(z.number()),
})
export type NewsletterContent = z.output<typeof newsletterContent>
