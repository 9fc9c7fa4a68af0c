import { atom, onMount, type ReadableAtom } from 'nanostores'
import { addedMs, addToCartLoaderMs, cardAddToCartLoaderMs } from '../domain/constants.ts'

/** What an add-to-cart button shows. */
export type AddStep = 'idle' | 'adding' | 'added'

export interface AddSteps {
  $step: ReadableAtom<AddStep>
  /** runs the steps once; nothing happens while the loader shows */
  start(): void
}

/** The steps of one button: idle, a loader for 500 ms (1 s on cards), 'Added' for 2.5 s, idle (ADD-01..05). */
export function addSteps(place: 'card' | 'page'): AddSteps {
  const $step = atom<AddStep>('idle')
  const loaderMs = place === 'card' ? cardAddToCartLoaderMs : addToCartLoaderMs
  let timer: ReturnType<typeof setTimeout> | undefined
  onMount($step, () => () => {
    clearTimeout(timer)
    $step.set('idle')
  })
  return {
    $step,
    start() {
      if ($step.get() === 'adding') return
      clearTimeout(timer)
      $step.set('adding')
      timer = setTimeout(() => {
        $step.set('added')
        timer = setTimeout(() => $step.set('idle'), addedMs)
      }, loaderMs)
    },
  }
}
