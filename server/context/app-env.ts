/** Bindings that Hono passes to every route. */
export interface AppEnv {
  Bindings: {
    /** client address: the remote end of the connection, or what trusted proxies report */
    peer: string
    /** whether the client connects by HTTPS, as trusted proxies report */
    isHttps?: boolean
  }
}
