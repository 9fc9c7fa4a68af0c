import type { MouseEvent } from 'react'
import { messages } from '../../../domain/messages.ts'
import { announce } from '../../../kit/announce.ts'
import { useEmit, useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $catalogueExport, cancelExport, type ExportState, exportCatalogue } from '../../../stores/account/catalogue-export.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { fileSpreadsheet } from '../../../ui/icons.ts'
import { Message } from '../../../ui/message.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useLanguage } from '../../app/use-configuration.ts'
import { useCountedText } from '../../app/use-counted-text.ts'
import { useText } from '../../app/use-text.ts'

/** Downloads the catalogue as a spreadsheet, with progress and a cancel button (EXP-01..05). */
export function CatalogueExport() {
  const t = useText()
  const counted = useCountedText()
  const emit = useEmit()
  const settings = useSettings()
  const lang = useLanguage()
  const state = useStore($catalogueExport)
  const isBusy = state.status === 'loading' || state.status === 'writing'
  const start = async () => {
    const rows = await exportCatalogue(settings, lang)
    if (rows !== undefined) emit('shop-export', { rows })
  }
  const cancel = () => {
    cancelExport()
    announce(t(messages.exportCancelled))
  }
  const press = ({ detail }: MouseEvent) => {
    if (detail > 1) return // ignore the second click of a double click: it would cancel
    if (isBusy) cancel()
    else void start()
  }
  return (
    <div className="catalogue-export">
      {state.status === 'failed' && <Message kind="error">{t(messages.somethingWentWrong)}</Message>}
      <div role="status" className="catalogue-export-done">
        {state.status === 'saved' && <Message kind="success">{counted(messages.exportSaved, state.rows)}</Message>}
      </div>
      {isBusy && <ExportProgress state={state} />}
      {/* one button for both, so that it keeps the focus */}
      <Button kind={isBusy ? 'line' : 'primary'} onClick={press}>
        {!isBusy && <Icon path={fileSpreadsheet} />}
        {t(isBusy ? messages.cancel : messages.downloadCatalogue)}
      </Button>
    </div>
  )
}

function ExportProgress({ state }: { state: ExportState }) {
  const t = useText()
  const counted = useCountedText()
  const { rows, total } = { rows: 0, total: undefined, ...state }
  const share = state.status === 'writing' ? 1 : total && rows / total
  const soFar = total ? counted(messages.exportRowsOf, total, { rows }) : counted(messages.exportRows, rows)
  const words = state.status === 'writing' ? t(messages.exportWriting) : soFar
  return (
    <div className="catalogue-export-progress">
      <ProgressBar label={t(messages.exportProgress)} share={share} />
      <p className="section-quiet">{words}</p>
    </div>
  )
}
