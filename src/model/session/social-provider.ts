/** Who else may know a customer; the names stand in the calls, POST /api/auth/{provider} (CALL-50). */
export const socialProviders = ['facebook', 'google', 'apple'] as const
export type SocialProvider = (typeof socialProviders)[number]
