import type { CustomerDetails } from '../../model/account/customer.ts'
import type { Configuration } from '../../model/app/configuration.ts'
import type { NewsletterContent } from '../../model/page/newsletter.ts'
import { newsletterDelayField } from '../constants.ts'
import { plainText } from '../plain-text.ts'

/** What decides on the newsletter popup once its delay is over. */
export interface PopupFacts {
  content: NewsletterContent
  /** it is known whether somebody is logged in */
  isSettled: boolean
  /** it was closed before in this browser */
  isClosed: boolean
  customer: Pick<CustomerDetails, 'news_letter_mail'> | undefined
}

const hasWords = (html: string | undefined) => html !== undefined && plainText(html).trim() !== ''

/** Customer data is loaded, there is something to say, nobody has closed it, and it is not said to a subscriber (NL-09..12). */
export const shouldShowPopup = ({ content, isSettled, isClosed, customer }: PopupFacts): boolean =>
  isSettled && !isClosed && customer?.news_letter_mail !== true && hasWords(content.headline) && hasWords(content.description)

/** What the popup shows: the page's own words over those of the shop (NL-14). */
export function popupContent(configuration: Configuration | undefined, own: Partial<NewsletterContent>): NewsletterContent {
  const given = Object.entries(own).filter(([, value]) => value !== undefined)
  return { ...configuration?.newsletter, ...Object.fromEntries(given) }
}

/** Seconds until the popup may show; undefined when nobody has set them, or nonsense, and then it never does (NL-08). */
export function popupDelaySeconds(configuration: Configuration | undefined, own: number | undefined): number | undefined {
  const seconds = own ?? configuration?.newsletter?.[newsletterDelayField] ?? configuration?.[newsletterDelayField]
  return seconds !== undefined && seconds >= 0 ? seconds : undefined
}
