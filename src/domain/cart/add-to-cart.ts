import { addedMs, addToCartLoaderMs, cardAddToCartLoaderMs } from '../constants.ts'

/** Idle, a loader, 'Added', idle again (ADD-01..05). */
export type AddToCartPhase = 'idle' | 'adding' | 'added'

/** How long a phase lasts in ms before the next one; undefined for ever. The loader is longer on list cards (ADD-02, 03, 05). */
export function phaseMs(phase: AddToCartPhase, context: 'page' | 'card'): number | undefined {
  if (phase === 'idle') return undefined
  if (phase === 'added') return addedMs
  return context === 'card' ? cardAddToCartLoaderMs : addToCartLoaderMs
}

export const nextPhase = (phase: AddToCartPhase): AddToCartPhase => (phase === 'adding' ? 'added' : 'idle')
