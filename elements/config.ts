import type { Configuration } from '../src/model/app/configuration.ts'
import type { Route } from '../src/model/page/route.ts'
import sheet from '../src/views/config/config.css?sheet'
import { Config } from '../src/views/config/config.tsx'
import { flag, oneOf, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/** Connects the page, or only its children, to a shop; shows nothing itself. `api-base` and `language` are read from every tag. */
export const config = contract({
  tag: 'shop-config',
  view: Config,
  frame: 'bare',
  reflects: true, // the other tags read its attributes
  attributes: {
    /** whether cookies travel to the shop */
    credentials: oneOf(['include', 'omit', 'same-origin'], 'include'),
    /** currency of totals where no price is known yet */
    currency: text('EUR'),
    /** name in front of everything the browser keeps; holds from the start of the page */
    storagePrefix: text('shop'),
    /** event: links only tell the page, which goes there itself */
    links: oneOf(['follow', 'event'], 'follow'),
    /** path in front of the shop's page paths */
    basePath: text(''),
    /** where shopping events go */
    analytics: oneOf(['datalayer', 'gtm', 'off'], 'datalayer'),
    /** whether scripts of third parties may load */
    consent: oneOf(['granted', 'denied'], 'denied'),
    /** light or dark; otherwise the page's own color-scheme holds */
    theme: oneOf(['light', 'dark', 'auto']),
    /** address of a map style, {key} stands for the shop's googleMapsApiKey; as the configuration says, else the kit's own map, when absent */
    mapStyle: text(),
    /** address of the service worker, of the page's own origin; without it none is registered */
    serviceWorker: text(),
    /** whether the page loads anew when the shop says that it has changed; the shop's configuration decides when absent */
    liveReload: flag(),
  },
  properties: {
    /** wins over the shop's configuration, field by field */
    configuration: undefined as Partial<Configuration> | undefined,
    /** texts that win over the shop's translations */
    translations: undefined as Record<string, string> | undefined,
    /** what the page knows of its own addresses: path, language, alternatives (address by language), crumbs */
    routes: undefined as readonly Route[] | undefined,
  },
  events: ['shop-config-ready', 'shop-language-change'],
  styles: [sheet],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-config': ElementOf<typeof config>
  }
}
