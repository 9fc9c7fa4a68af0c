/** A promise of the contract that the server does not keep. */
export class Unmet extends Error {
  override name = 'Unmet'
  /** the request, such as `GET /api/products?size=1` */
  readonly call: string
  readonly expected: string
  readonly got: string
  /** the server has no such call at all */
  readonly isAbsent: boolean
  constructor({ call, expected, got, isAbsent = false }: { call: string; expected: string; got: string; isAbsent?: boolean }) {
    super(`${call}: expected ${expected}, got ${got}`)
    this.call = call
    this.expected = expected
    this.got = got
    this.isAbsent = isAbsent
  }
}

/** The check cannot be made, for example without a login. */
export class Untried extends Error {
  override name = 'Untried'
}
