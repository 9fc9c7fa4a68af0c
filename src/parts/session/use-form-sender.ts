import { useEffect, useState } from 'react'
import { useStore } from '../../kit/use-store.ts'
import type { FormSender } from '../../stores/forms/sent-form.ts'

/** State and send function of a form sender, which stops on unmount. */
export function useFormSender<T>(createSender: () => FormSender<T>) {
  const [sender] = useState(createSender)
  useEffect(() => sender.stop, [sender])
  return { ...useStore(sender.$form), send: sender.send }
}
