/** What probes of the process are told besides the state of its database. */
export interface Health {
  /** The process serves its last requests; balancers should send new ones elsewhere. */
  isEnding: boolean
}
