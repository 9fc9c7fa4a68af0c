/* Texts of news. */
export const allNews = 'All news'
export const noNews = 'There is no news yet'
export const newsFailed = 'The news could not be loaded'
export const newsItemFailed = 'This news item could not be loaded'
export const newsItemNotFound = 'This news item is not there any more'
export const viewProduct = 'View the product'
