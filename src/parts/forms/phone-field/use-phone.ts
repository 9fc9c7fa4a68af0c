import { type RefObject, useEffect, useRef, useState } from 'react'
import { lazyModule } from '../../../base/dom/lazy-module.ts'
import { normalizePhone } from '../../../domain/forms/phone.ts'
import type { PhoneCountry } from '../../../domain/forms/phone-countries.ts'

type PhoneLibrary = typeof import('./phone-numbers.ts')
const phoneLibrary = lazyModule(() => import('./phone-numbers.ts'))

/** The numbering plans, loaded with the first phone field. Without them the field accepts any text. */
function usePhoneLibrary(): PhoneLibrary | undefined {
  const [numbers, setNumbers] = useState<PhoneLibrary>()
  useEffect(() => {
    let isMounted = true
    phoneLibrary.load().then(
      (code) => isMounted && setNumbers(code),
      () => {}, // the form still validates the number
    )
    return () => {
      isMounted = false
    }
  }, [])
  return numbers
}

interface PhoneOptions {
  value: string
  countries: readonly PhoneCountry[]
  onChange: (value: string) => void
  input: RefObject<HTMLInputElement | null>
}

/** State of a phone field: it displays a country and a text, and stores one international number. */
export function usePhone({ value, countries, onChange, input }: PhoneOptions) {
  const numbers = usePhoneLibrary()
  const [chosen, setChosen] = useState<string>()
  const [text, setText] = useState(value)
  const emitted = useRef(value)
  const country = countries.some(({ code }) => code === chosen) ? chosen : countries[0]?.code

  const stored = (typed: string, region = country) =>
    numbers ? numbers.toStoredPhone(typed, region, countries) : { value: normalizePhone(typed), isPossible: true }
  const emitChange = (next: string) => {
    if (next === emitted.current) return
    emitted.current = next
    onChange(next)
  }
  const show = (number: string) => {
    const displayed = numbers?.toDisplayedPhone(number, countries)
    setText(displayed?.text ?? number)
    if (displayed?.country !== undefined) setChosen(displayed.country)
  }

  useEffect(() => {
    if (value === emitted.current) return
    emitted.current = value // the value was set from outside, for example by autofill
    show(value)
  }, [value])
  useEffect(() => {
    if (!numbers) return
    const now = numbers.toStoredPhone(text, country, countries)
    emitChange(now.value)
    // do not reformat while the user is typing
    if (now.isPossible && !input.current?.matches(':focus')) show(now.value)
  }, [numbers, countries])

  const { isPossible } = stored(text)
  return {
    country,
    text,
    isPossible,
    callingCode: (of: PhoneCountry) => numbers?.callingCodeFor(of) ?? of.callingCode,
    type(typed: string) {
      setText(typed)
      emitChange(stored(typed).value)
    },
    choose(code: string) {
      setChosen(code)
      emitChange(stored(text, code).value)
    },
    /** on blur: reformats a possible number in the style of its country */
    settle: () => {
      if (isPossible && numbers) show(stored(text).value)
    },
  }
}
