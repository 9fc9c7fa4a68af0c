import * as z from 'zod/mini'
import { lenient } from '../field.ts'

/** POST /api/newsletter/subscribe (ENT-30). */
export const newsletterSubscription = z.object({ email: z.string(), gdprAccepted: z.boolean() })
export type NewsletterSubscription = z.output<typeof newsletterSubscription>

/** What the newsletter popup shows (NL-14); the delay in seconds. */
export const newsletterContent = z.looseObject({
  headline: lenient(z.string()),
  /** html */
  description: lenient(z.string()),
  image: lenient(z.string()),
  imageAlt: lenient(z.string()),
  showPopupBannerAfterSeconds: lenient(z.number()),
})
export type NewsletterContent = z.output<typeof newsletterContent>
