/** What Hono hands to every route beside the request. */
export interface AppEnv {
  Bindings: {
    /** address of who asks: the other end of the connection, or what trusted proxies in front note of it */
    peer: string
  }
}
