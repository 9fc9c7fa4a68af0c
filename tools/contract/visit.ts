import { Client } from './http/client.ts'
import { Untried } from './http/unmet.ts'
import { ShopData } from './shop-data.ts'

export interface VisitOptions {
  baseUrl: string
  login?: { email: string; password: string } | undefined
  /** origin of another site that embeds the shop */
  origin?: string | undefined
  /** skips checks that leave something on the server */
  isReadOnly?: boolean
}

/** A run against one server: its clients, what they found, and what they left behind. */
export class Visit {
  readonly options: VisitOptions
  readonly visitor: Client
  readonly data: ShopData
  /** what the run leaves on the server */
  readonly traces: string[] = []
  #customer: Promise<Client> | undefined
  constructor(options: VisitOptions) {
    this.options = options
    this.visitor = this.newVisitor()
    this.data = new ShopData(this.visitor)
  }

  newVisitor = (): Client => new Client(this.options.baseUrl)

  /** A client that is logged in with the given account. */
  customer = (): Promise<Client> => (this.#customer ??= this.#logIn())

  async #logIn(): Promise<Client> {
    const { login } = this.options
    if (!login) throw new Untried('needs --login user:password')
    const client = this.newVisitor()
    const answer = await client.post('/api/customer/login', login)
    if (!answer.isOk) throw new Untried(`needs a login; the given one was refused: ${answer.summary}`)
    return client
  }

  /** Call it before something is left on the server. */
  leave(what: string): void {
    if (this.options.isReadOnly) throw new Untried('would leave something on the server')
    if (!this.traces.includes(what)) this.traces.push(what)
  }
}
