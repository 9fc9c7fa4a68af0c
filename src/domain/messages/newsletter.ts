/* Texts of the newsletter. */
export const subscribed = 'You have successfully subscribed'
export const subscriptionFailed = 'An error occurred, please try again later'
export const newsletter = 'Newsletter'
export const yourEmail = 'Your e-mail'
export const subscribe = 'Subscribe'
export const newsletterConsent = 'By subscribing you agree to get our newsletter by e-mail. How we treat your data: {privacyPolicy}'
export const privacyPolicy = 'privacy policy'
