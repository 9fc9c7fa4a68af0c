import { type RefObject, useEffect, useRef, useState } from 'react'
import { lazyModule } from '../../../base/dom/on-intent.ts'
import { normalizePhone } from '../../../domain/forms/contact.ts'
import type { PhoneCountry } from '../../../domain/forms/phone-countries.ts'

type Numbers = typeof import('./phone-numbers.ts')
const numbering = lazyModule(() => import('./phone-numbers.ts'))

/** The numbering plans, fetched when a phone field is shown; without them the field takes what is typed. */
function useNumbers(): Numbers | undefined {
  const [numbers, setNumbers] = useState<Numbers>()
  useEffect(() => {
    let isHere = true
    numbering.load().then(
      (code) => isHere && setNumbers(code),
      () => {}, // the rule of the form still checks the number
    )
    return () => {
      isHere = false
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

/** What a phone field shows, a country and the text beside it, and holds: one international number. */
export function usePhone({ value, countries, onChange, input }: PhoneOptions) {
  const numbers = useNumbers()
  const [chosen, setChosen] = useState<string>()
  const [text, setText] = useState(value)
  const told = useRef(value)
  const country = countries.some(({ code }) => code === chosen) ? chosen : countries[0]?.code

  const held = (typed: string, at = country) =>
    numbers ? numbers.heldPhone(typed, at, countries) : { value: normalizePhone(typed), isPossible: true }
  const tell = (next: string) => {
    if (next === told.current) return
    told.current = next
    onChange(next)
  }
  const show = (number: string) => {
    const shown = numbers?.shownPhone(number, countries)
    setText(shown?.text ?? number)
    if (shown?.country !== undefined) setChosen(shown.country)
  }

  useEffect(() => {
    if (value === told.current) return
    told.current = value // somebody else has filled the field in
    show(value)
  }, [value])
  useEffect(() => {
    if (!numbers) return
    const now = numbers.heldPhone(text, country, countries)
    tell(now.value)
    // who is typing goes on undisturbed
    if (now.isPossible && !input.current?.matches(':focus')) show(now.value)
  }, [numbers, countries])

  const { isPossible } = held(text)
  return {
    country,
    text,
    isPossible,
    callingCode: (of: PhoneCountry) => numbers?.callingCodeOf(of) ?? of.callingCode,
    type(typed: string) {
      setText(typed)
      tell(held(typed).value)
    },
    choose(code: string) {
      setChosen(code)
      tell(held(text, code).value)
    },
    /** the field was left: the number is written as its country does */
    settle: () => {
      if (isPossible && numbers) show(held(text).value)
    },
  }
}
