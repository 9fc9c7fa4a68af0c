import { messages } from '../../domain/messages.ts'
import { useText } from '../app/use-text.ts'

/** Texts of the map library by its own names. */
export function useMapWords(): Record<string, string> {
  const t = useText()
  return {
    'Map.Title': t(messages.mapKeys),
    'CooperativeGesturesHandler.WindowsHelpText': t(messages.zoomWithCtrl),
    'CooperativeGesturesHandler.MacHelpText': t(messages.zoomWithCommand),
    'CooperativeGesturesHandler.MobileHelpText': t(messages.moveWithFingers),
  }
}
