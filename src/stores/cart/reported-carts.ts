import { persisted } from '../../kit/persisted.ts'

type Reported = Readonly<Record<string, string>>

/** What the marketing service knows: a digest of the content of each cart, by guid. Other tabs and pages do not report it again. */
const $reported = persisted<Reported>('reported', {
  initial: {},
  read(value) {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    const sound = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return { value: Object.fromEntries(sound), damaged: sound.length < entries.length }
  },
  expendable: true,
})

/** What is reported as of now, by whichever tab. */
export function readReported(): Reported {
  let newest: Reported = {}
  $reported.change((driver) => {
    newest = driver
    return driver
  })
  return newest
}

/** Notes that the service knows this content of a cart; carts that are not among `guids` are gone. */
export const noteReported = (guid: string, content: string, guids: readonly string[]): void =>
  $reported.change((reported) => ({
    ...Object.fromEntries(Object.entries(reported).filter(([other]) => guids.includes(other))),
    [guid]: content,
  }))

/** The next customer's carts are reported anew. */
export const forgetReports = (): void => $reported.change((reported) => (Object.keys(reported).length ? {} : reported))
