import * as z from 'zod/mini'
import { lenient } from '../field.ts'

/** POST /api/newsletter/subscribe (ENT-30). */
export const newsletterSubscription = z.object({ email: z.string(), gdprAccepted: z.boolean() })
export type NewsletterSubscription = z.output<typeof newsletterSubscription>

/** The content of the newsletter popup and its delay in seconds (NL-14). */
export const newsletterContent = z.looseObject({
  headline: lenient(z.string()),
  /** HTML */
  description: lenient(z.string()),
  image: lenient(z.string()),
  imageAlt: lenient(z.string()),
  showPopupBannerAfterSeconds: lenient(z.number()),
})
export type NewsletterContent = z.output<typeof newsletterContent>
