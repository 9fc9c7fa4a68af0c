import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Icon } from '../../ui/icon.tsx'

interface ViewSwitchProps<View extends string> {
  faces: readonly { value: View; name: string; icon: string }[]
  value: View
  change: (view: View) => void
}

/** Switches between list and map on screens with space for only one of them. */
export function ViewSwitch<View extends string>({ faces, value, change }: ViewSwitchProps<View>) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers style and lay out a fieldset differently
    <div className="view-switch" role="group" aria-label={t(messages.listOrMap)}>
      {faces.map((face) => (
        <button key={face.value} type="button" part="button" aria-pressed={face.value === value} onClick={() => change(face.value)}>
          <Icon path={face.icon} />
          {t(face.name)}
        </button>
      ))}
    </div>
  )
}
