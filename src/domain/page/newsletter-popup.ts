import type { CustomerDetails } from '../../model/account/customer.ts'
import type { Configuration } from '../../model/app/configuration.ts'
import type { NewsletterContent } from '../../model/page/newsletter.ts'
import { newsletterDelayField } from '../constants.ts'
import { plainText } from '../plain-text.ts'

/** Decides whether the newsletter popup opens after its delay. */
export interface PopupFacts {
  content: NewsletterContent
  /** the session is known: customer or visitor */
  isSettled: boolean
  /** the user has closed the popup in this browser */
  isClosed: boolean
  customer: Pick<CustomerDetails, 'news_letter_mail'> | undefined
}

const hasWords = (html: string | undefined) => html !== undefined && plainText(html).trim() !== ''

/** True if the session is known, the popup has texts and was never closed, and the user is no subscriber (NL-09..12). */
export const shouldShowPopup = ({ content, isSettled, isClosed, customer }: PopupFacts): boolean =>
  isSettled && !isClosed && customer?.news_letter_mail !== true && hasWords(content.headline) && hasWords(content.description)

/** Content of the popup: values of the page override those of the configuration (NL-14). */
export function popupContent(configuration: Configuration | undefined, own: Partial<NewsletterContent>): NewsletterContent {
  const given = Object.entries(own).filter(([, value]) => value !== undefined)
  return { ...configuration?.newsletter, ...Object.fromEntries(given) }
}

/** Delay of the popup in seconds. Undefined if unset or negative: the popup never opens (NL-08). */
export function popupDelaySeconds(configuration: Configuration | undefined, own: number | undefined): number | undefined {
  const seconds = own ?? configuration?.newsletter?.[newsletterDelayField] ?? configuration?.[newsletterDelayField]
  return seconds !== undefined && seconds >= 0 ? seconds : undefined
}
