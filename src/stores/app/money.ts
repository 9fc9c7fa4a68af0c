import { computed, type ReadableAtom } from 'nanostores'
import { structuredDataCurrency } from '../../domain/constants.ts'
import { type Money, moneyOf } from '../../domain/money-format.ts'
import type { Settings } from '../../kit/settings.ts'
import { configurationStore } from './configuration.ts'
import { languageStore } from './language.ts'

/** Currency of amounts that state none, as far as the configuration has loaded. Requests nothing. */
export const shopCurrency = (settings: Settings): string =>
  settings.currency ?? configurationStore(settings, languageStore(settings).value ?? '').value?.value?.currency ?? structuredDataCurrency

/** How the shop writes amounts. Changes only with its format, its currency or the language, not with every configuration. */
export const moneyStore = (settings: Settings, language: string): ReadableAtom<Money> =>
  computed(configurationStore(settings, language), ({ value }) =>
    moneyOf({ language, currency: settings.currency ?? value?.currency, priceFormat: value?.priceFormat }),
  )
