import { persisted } from '../../kit/persisted.ts'

type Reported = Readonly<Record<string, string>>

/** Digests of the reported contents by cart guid, so that other tabs and pages do not report them again. */
const $reported = persisted<Reported>('reported', {
  initial: {},
  read(value) {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    const sound = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return { value: Object.fromEntries(sound), damaged: sound.length < entries.length }
  },
  expendable: true,
})

/** The newest digests, including those of other tabs. */
export const readReported = (): Reported => $reported.latest()

/** Records the reported content of a cart. Drops carts that are not in `guids`. */
export const noteReported = (guid: string, content: string, guids: readonly string[]): void =>
  $reported.change((reported) => ({
    ...Object.fromEntries(Object.entries(reported).filter(([other]) => guids.includes(other))),
    [guid]: content,
  }))

/** Clears the records, so that the carts are reported again for the next customer. */
export const forgetReports = (): void => $reported.change((reported) => (Object.keys(reported).length ? {} : reported))
