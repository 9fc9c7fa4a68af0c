/** The social login providers, as named in POST /api/auth/{provider} (CALL-50). */
export const socialProviders = ['facebook', 'google', 'apple'] as const
export type SocialProvider = (typeof socialProviders)[number]
