import { messages } from '../../domain/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { locateFixed, maximize, minus, plus } from '../../ui/icons.ts'
import { useText } from '../app/use-text.ts'
import type { ShopMapHandle } from './canvas/map-options.ts'

interface MapControlsProps {
  map: ShopMapHandle
  isLocating: boolean
  onLocate: () => void
}

/** The buttons of the map, with accessible names and keyboard support. */
export function MapControls({ map, isLocating, onLocate }: MapControlsProps) {
  const t = useText()
  const buttons = [
    { name: messages.zoomIn, path: plus, press: () => map.zoomBy(1) },
    { name: messages.zoomOut, path: minus, press: () => map.zoomBy(-1) },
    { name: messages.showAllShops, path: maximize, press: map.fit },
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons are not form fields
    <div className="map-controls" role="group" aria-label={t(messages.mapControls)}>
      {buttons.map(({ name, path, press }) => (
        <Button key={name} kind="icon" aria-label={t(name)} title={t(name)} onClick={press}>
          <Icon path={path} />
        </Button>
      ))}
      <Button kind="icon" aria-label={t(messages.showMyPlace)} title={t(messages.showMyPlace)} busy={isLocating} onClick={onLocate}>
        {isLocating ? <span className="spinner" /> : <Icon path={locateFixed} />}
      </Button>
    </div>
  )
}
