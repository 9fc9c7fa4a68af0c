import type { Configuration } from '../src/model/app/configuration.ts'
import type { Route } from '../src/model/page/route.ts'
import sheet from '../src/views/config/config.css?sheet'
import { Config } from '../src/views/config/config.tsx'
import { flag, oneOf, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * Connects the page, or only its own children, to a shop; renders nothing. Every element also accepts `api-base` and `language`
 * itself.
 *
 * Do: Place it once, before the first tag. Wrap tags in a second one only if they belong to another shop or language. Don't:
 * Change its attributes while a shopper is checking out: prices are loaded again.
 */
export const config = contract({
  tag: 'shop-config',
  view: Config,
  frame: 'bare',
  reflects: true, // the other tags read its attributes
  attributes: {
    /** `demo` connects the whole page to a small shop inside it, for previews and documentation. It needs no server, orders nothing and keeps its state separate; links only emit `shop-navigate` */
    mode: oneOf(['demo']),
    /** credentials mode of requests to the shop: whether cookies are sent */
    credentials: oneOf(['include', 'omit', 'same-origin'], 'include'),
    /** ISO code of amounts that state no currency, such as the total of an empty cart; default: that of the shop's configuration, or else EUR */
    currency: text(),
    /** prefix of all browser storage keys; read once when the page starts */
    storagePrefix: text('shop'),
    /** `follow`: links navigate; `event`: links only emit `shop-navigate` and the page navigates itself */
    links: oneOf(['follow', 'event'], 'follow'),
    /** `auto`: a notice with "View cart" tells what was added to the cart where neither a side cart opens nor a cart is on the screen; `off`: none */
    addedNotice: oneOf(['auto', 'off'], 'auto'),
    /** path prefix of all shop pages */
    basePath: text(''),
    /** origin of your site: canonical and alternate links, og:url and structured data lead there, below `base-path`; default: the shop's own site */
    canonicalOrigin: text(),
    /** where analytics events are sent: `datalayer` pushes to window.dataLayer, `gtm` loads Google Tag Manager, `off` disables them */
    analytics: oneOf(['datalayer', 'gtm', 'off'], 'datalayer'),
    /**
     * the visitor's consent to analytics and third-party scripts; `pending`: not decided yet, events wait in the memory of the page; when
     * absent, the page does not ask: events are pushed and no third-party script loads
     */
    consent: oneOf(['granted', 'denied', 'pending']),
    /** colour theme; `inherit` takes colours and the font of headings from the page; when absent, the page's own color-scheme applies */
    theme: oneOf(['light', 'dark', 'auto', 'inherit']),
    /** URL of a map style, in which {key} is replaced by the shop's googleMapsApiKey; default: the configuration's style, or else the built-in map */
    mapStyle: text(),
    /** same-origin URL of the service worker; none is registered when absent */
    serviceWorker: text(),
    /** reloads the page when the shop reports a change; the shop's configuration decides when absent */
    liveReload: flag(),
  },
  properties: {
    /** overrides fields of the shop's configuration */
    configuration: undefined as Partial<Configuration> | undefined,
    /** overrides texts of the shop's translations, by key */
    translations: undefined as Record<string, string> | undefined,
    /** routes of the host page: path, language, alternatives (URL by language), breadcrumbs */
    routes: undefined as readonly Route[] | undefined,
  },
  events: ['shop-config-ready', 'shop-language-change'],
  styles: [sheet],
})
