import { useEffect } from 'react'
import { useSheet } from '../../../kit/use-sheet.ts'
import sheet from './impersonation-banner.css?sheet'
import { $impersonationBanners, ImpersonationNotice } from './impersonation-notice.tsx'

/** Banner above every page that tells an operator which customer they impersonate (R57). */
export function ImpersonationBanner() {
  useSheet(sheet)
  useEffect(() => {
    $impersonationBanners.set($impersonationBanners.get() + 1)
    return () => $impersonationBanners.set($impersonationBanners.get() - 1)
  }, [])
  return (
    <div className="acting-strip">
      <ImpersonationNotice isStrip />
    </div>
  )
}
