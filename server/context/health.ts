/** What health probes are told, besides the state of the database. */
export interface Health {
  /** The process serves its last requests; balancers should send new ones elsewhere. */
  isEnding: boolean
}
