import { useEffect } from 'react'
import { loadChunk } from '../../base/dom/chunk.ts'
import type { AskedName } from '../../domain/unknown-names.ts'
import { useHost, useSettings } from '../../kit/host.ts'
import { stringify } from '../../model/stringify.ts'

/** Emits `shop-error` for names of this tag that the shop does not have. Give it those alone that seem to be missing. */
export function useUnknownNames(asked: readonly AskedName[]): void {
  const { element } = useHost()
  const settings = useSettings()
  useEffect(() => {
    if (!element || !asked.length) return
    loadChunk(() => import('../../stores/app/report-unknown.chunk.ts')).then(
      (code) => code.reportUnknown(element, asked, settings),
      console.error,
    )
  }, [element, settings, stringify(asked)])
}
