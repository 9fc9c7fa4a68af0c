import { messages } from '../../../domain/messages.ts'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { useText } from '../../app/use-text.ts'
import { FilterFooter } from './filter-footer.tsx'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'

/** The filters in a drawer, for narrow screens. */
export function FilterDrawer({ onClose, ...panel }: FilterPanelProps & { onClose: () => void }) {
  const t = useText()
  const isFiltered = Object.keys(panel.chosen).length > 0
  return (
    <Modal
      shape="drawer"
      title={t(messages.filters)}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <FilterFooter
          clearLabel={t(messages.clearAll)}
          total={panel.total}
          onClear={isFiltered ? panel.onClear : undefined}
          onShow={onClose}
        />
      }
    >
      <FilterPanel {...panel} position="drawer" />
    </Modal>
  )
}
