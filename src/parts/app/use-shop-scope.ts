import { useMemo } from 'react'
import type { Money } from '../../domain/money-format.ts'
import { useEmit, useSettings } from '../../kit/host.ts'
import type { Settings } from '../../kit/settings.ts'
import type { Configuration } from '../../model/app/configuration.ts'
import { useConfiguration } from './use-configuration.ts'
import { useMoney } from './use-money.ts'
import { useText } from './use-text.ts'
import { useTrack } from './use-track.ts'

/** What the parts of an element need to know. Read once per list, so that its cards subscribe to no store. */
export interface ShopScope {
  settings: Settings
  configuration: Configuration | undefined
  money: Money
  t: ReturnType<typeof useText>
  emit: ReturnType<typeof useEmit>
  track: ReturnType<typeof useTrack>
}

/** The scope of this element. A stable object until texts, settings or configuration change. */
export function useShopScope(): ShopScope {
  const settings = useSettings()
  const configuration = useConfiguration()
  const money = useMoney()
  const t = useText()
  const emit = useEmit()
  const track = useTrack()
  return useMemo(() => ({ settings, configuration, money, t, emit, track }), [settings, configuration, money, t, emit, track])
}
