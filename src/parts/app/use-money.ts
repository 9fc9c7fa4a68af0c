import { useMemo } from 'react'
import type { Money } from '../../domain/money-format.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { moneyStore } from '../../stores/app/money.ts'
import { useLanguage } from './use-configuration.ts'

/** How the shop writes amounts in the language of this element. */
export function useMoney(): Money {
  const settings = useSettings()
  const language = useLanguage()
  return useStore(useMemo(() => moneyStore(settings, language), [settings, language]))
}
