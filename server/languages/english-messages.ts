export const messages = {
  /** Error messages about accounts and passwords, as shown to the shopper. */
  account: {
    invalid: 'Form fields invalid',
    taken: 'There is an account with this email already. Log in, or ask for a new password.',
    closed: 'New accounts are not being opened at the moment.',
    commonPassword: 'This password is one of the first that anybody would try. Choose another one.',
    passwordTooShort: (min: number) => `The password needs at least ${min} characters.`,
    passwordTooLong: (max: number) => `The password may have at most ${max} characters.`,
    passwordNeedsLetter: 'Password must contain a letter',
    passwordNeedsNumber: 'Password must contain a number',
    wait: 'Too many attempts. Please try again later.',
  },

  /** Error messages of social login, as shown to the shopper. */
  social: {
    refused: 'The sign-in could not be confirmed. Please try again.',
    unverified: 'The provider has not confirmed your email address. Log in with your email and password.',
    unconfirmed: 'There is an account with this email, and the email is not confirmed yet. Please check your mailbox first.',
    closed: 'New accounts are not being opened at the moment.',
    notApproved: 'Your account is yet to be approved by an administrator.',
    disabled: 'The account is closed.',
  },

  /** Error messages for rejected files, as shown to the visitor. */
  upload: {
    tooBig: 'File is too big',
    wrongKind: 'Files of this kind cannot be taken. Please send it as a PDF or a picture.',
    notWhatItSays: 'The content of this file does not fit its name. Please save it anew or send it as a PDF.',
    empty: 'The file is empty',
    tooMany: 'You have uploaded too many files: please send the form or try again later',
    again: 'The file did not arrive, please send it once more',
  },

  /** Texts of the commercial offer. */
  offer: {
    title: 'Commercial offer',
    file: 'Commercial offer.pdf',
    date: 'Date',
    code: 'Code',
    product: 'Product',
    quantity: 'Qty',
    price: 'Price',
    sum: 'Sum',
    unavailable: 'Not available in this quantity',
    discount: 'Saved with the discount code',
    VAT: 'VAT',
    withoutVAT: 'Without VAT',
    total: 'Total, VAT included',
    note: 'Prices and quantities are those of the day of this offer. Prices include VAT; delivery is not included.',
    page: 'Page',
    vatCode: 'VAT number',
    companyCode: 'Company number',
  },

  /** The page of the simulated payment provider. */
  payment: {
    title: 'Simulated payment',
    note: 'This stands in for a payment provider. No money moves.',
    shop: 'Shop',
    order: 'Order',
    amount: 'To pay',
    paid: 'This order has been paid.',
    cancelled: 'This order has been cancelled.',
    back: 'Back to the shop',
    pay: (total: string) => `Pay ${total}`,
    refuse: 'Decline payment',
    leave: 'Back to the shop without paying',
  },

  /** Names that the catalogue gives to what no record names. */
  catalogue: {
    price: 'Price',
    picture: (number: number) => `picture ${number}`,
    imported: 'Imported',
    tags: 'Tags',
    pattern: 'Pattern',
    gender: 'Gender',
    ageGroup: 'Age group',
  },

  /** Texts of pages outside of the tags, and titles of their blocks. */
  page: {
    noscript: 'You can look around without JavaScript. To buy, please switch it on in your browser and load the page again.',
    loadError: 'This part of the shop did not load. Please load the page again.',
    missingTitle: 'Page not found',
    missingDescription: 'The address may have changed, or the product is no longer sold.',
    departmentOffers: 'Offers in this department',
    bestsellers: 'Bestsellers',
    allProducts: 'All products',
    related: 'Pairs well with',
    alternatives: 'Similar products',
    moreStories: 'More stories',
    storyProducts: 'Shop this story',
  },

  /** Pages and menus of a shop whose texts nobody has written: the one in front of an engine. */
  shop: {
    home: 'Home',
    everything: 'Everything that the shop sells.',
    byDepartment: 'Shop by department',
    fromShop: 'From the shop',
    other: 'Other',
    account: 'My account',
    menu: 'Shop',
    departments: 'Departments',
    terms: 'Terms of sale',
    privacy: 'Privacy policy',
    returns: 'Returns',
    delivery: 'Delivery',
    contacts: 'Contacts',
    about: 'About us',
    questions: 'Questions and answers',
  },
}

export type Messages = typeof messages
