import { useEffect, useMemo } from 'react'
import { useEmit, useSettings } from '../../../kit/host.ts'
import type { Settings } from '../../../kit/settings.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import type { Configuration } from '../../../model/app/configuration.ts'
import { prepareCartCodeWhenIdle } from '../../../stores/cart/cart-code.ts'
import badgeSheet from '../../../ui/badge.css?sheet'
import priceSheet from '../../../ui/price.css?sheet'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import { useTrack } from '../../app/use-track.ts'
import buySheet from '../../cart/add-to-cart/add-to-cart.css?sheet'
import cardSheet from './card.css?sheet'

/** What every card needs from its element. Read once per list: cards subscribe to no store. */
export interface CardScope {
  settings: Settings
  configuration: Configuration | undefined
  t: ReturnType<typeof useText>
  emit: ReturnType<typeof useEmit>
  track: ReturnType<typeof useTrack>
}

/** The scope of the cards of an element, and their stylesheets. A stable object until texts, settings or configuration change. */
export function useCardScope(): CardScope {
  useSheet(priceSheet)
  useSheet(badgeSheet)
  useSheet(buySheet)
  useSheet(cardSheet)
  const settings = useSettings()
  const configuration = useConfiguration()
  const t = useText()
  const emit = useEmit()
  const track = useTrack()
  useEffect(prepareCartCodeWhenIdle, [])
  return useMemo(() => ({ settings, configuration, t, emit, track }), [settings, configuration, t, emit, track])
}
