/** A person with an account at a simulated provider. */
export interface SocialPerson {
  /** id at the provider */
  subject: string
  name: string
  surname: string
  email: string
  /** the provider has verified the address */
  isVerified: boolean
}
