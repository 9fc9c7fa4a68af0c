import { atom, type ReadableAtom } from 'nanostores'
import { countdown } from '../../base/timers.ts'
import { submitDisabledMs } from '../../domain/constants.ts'

/** A form that is sent: where it stands, and the seconds for which its button rests. */
export interface SentForm {
  status: 'idle' | 'sending' | 'done' | 'failed'
  /** why it failed */
  error?: unknown
  left: number
}

export interface FormSender<T> {
  $form: ReadableAtom<SentForm>
  /** sends, unless the button rests or an answer is awaited; true when it has arrived */
  send(values: T): Promise<boolean>
  /** stops the clock */
  stop(): void
}

/** Sends a form by a call; its button rests 20 s after every attempt that was sent, whatever comes of it (PWD-14). */
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
