import { atom, type ReadableAtom } from 'nanostores'
import { countdown } from '../../base/timers.ts'
import { submitDisabledMs } from '../../domain/constants.ts'

/** The state of a form, and the seconds (`left`) for which its button stays disabled. */
export interface SentForm {
  status: 'idle' | 'sending' | 'done' | 'failed'
  /** reason of `failed` */
  error?: unknown
  left: number
}

export interface FormSender<T> {
  $form: ReadableAtom<SentForm>
  /** Sends, unless a request is pending or `left` is above 0. Resolves with whether it succeeded. */
  send(values: T): Promise<boolean>
  /** Stops the countdown. */
  stop(): void
}

/** Sends a form with `call`. Disables its button for 20 s after each request, failed or not (PWD-14). */
export function formSender<T>(call: (values: T) => Promise<unknown>): FormSender<T> {
  const $form = atom<SentForm>({ status: 'idle', left: 0 })
  let stop = () => {}
  return {
    $form,
    async send(values) {
      const { status, left } = $form.get()
      if (status === 'sending' || left > 0) return false
      $form.set({ status: 'sending', left })
      stop = countdown(submitDisabledMs / 1000, (seconds) => $form.set({ ...$form.get(), left: seconds }))
      try {
        await call(values)
        $form.set({ status: 'done', left: $form.get().left })
        return true
      } catch (error) {
        $form.set({ status: 'failed', error, left: $form.get().left })
        return false
      }
    },
    stop: () => stop(),
  }
}
