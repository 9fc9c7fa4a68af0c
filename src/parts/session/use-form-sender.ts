import { useEffect, useState } from 'react'
import { useStore } from '../../kit/use-store.ts'
import type { FormSender } from '../../stores/forms/sent-form.ts'

/** A form's way to the shop for as long as it stands there. */
export function useFormSender<T>(createSender: () => FormSender<T>) {
  const [sender] = useState(createSender)
  useEffect(() => sender.stop, [sender])
  return { ...useStore(sender.$form), send: sender.send }
}
