import { atom, onMount, type ReadableAtom } from 'nanostores'
import { type AddToCartPhase, nextPhase, phaseMs } from '../../domain/cart/add-to-cart.ts'

export interface AddSteps {
  $phase: ReadableAtom<AddToCartPhase>
  /** runs the steps once; nothing happens while the loader shows */
  start(): void
  /** back to idle: nothing was added */
  stop(): void
}

/** The steps of one add-to-cart button over time; back to idle when its element goes (ADD-01..05). */
export function addSteps(context: 'card' | 'page'): AddSteps {
  const $phase = atom<AddToCartPhase>('idle')
  let timer: ReturnType<typeof setTimeout> | undefined
  const enterPhase = (phase: AddToCartPhase) => {
    clearTimeout(timer)
    $phase.set(phase)
    const ms = phaseMs(phase, context)
    if (ms !== undefined) timer = setTimeout(() => enterPhase(nextPhase(phase)), ms)
  }
  onMount($phase, () => () => enterPhase('idle'))
  return {
    $phase,
    start() {
      if ($phase.get() !== 'adding') enterPhase('adding')
    },
    stop: () => enterPhase('idle'),
  }
}
