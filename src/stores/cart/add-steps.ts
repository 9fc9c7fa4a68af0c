import { atom, onMount, type ReadableAtom } from 'nanostores'
import { type AddToCartPhase, nextPhase, phaseMs } from '../../domain/cart/add-to-cart.ts'

export interface AddSteps {
  $phase: ReadableAtom<AddToCartPhase>
  /** Runs the steps once. Does nothing while the loader shows. */
  start(): void
  /** Back to idle: nothing was added. */
  stop(): void
}

/** The timed phases of one add-to-cart button. Back to idle when its element is removed (ADD-01..05). */
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
