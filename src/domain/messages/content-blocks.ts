/* Texts of content blocks. */
export const images = 'Pictures'
export const promotions = 'Promotions'
export const pauseVideo = 'Pause'
export const playVideo = 'Play'
export const playedBy = 'The video comes from {site}, which learns of your visit only when you play it.'
export const videoFailed = 'The video could not be played'
