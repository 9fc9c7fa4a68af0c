import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Icon } from '../../ui/icon.tsx'

interface ViewSwitchProps<View extends string> {
  faces: readonly { value: View; name: string; icon: string }[]
  value: View
  change: (view: View) => void
}

/** List or map, where there is room for one of them. */
export function ViewSwitch<View extends string>({ faces, value, change }: ViewSwitchProps<View>) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws and lays out differently in each browser
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
