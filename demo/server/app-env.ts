/** What Hono hands to every route beside the request. */
export interface AppEnv {
  Bindings: {
    /** address of the computer at the other end of the connection; forwarded-for headers are never believed */
    peer: string
  }
}
