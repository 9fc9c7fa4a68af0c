const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const scene = { imageWidth: 1440, imageHeight: 900 }
const word = { imageWidth: 1440, imageHeight: 480 }

/** Areas of a content system with pictures of the demo shop: with a title, a link, a video, or plain. */
export const linked = { ...scene, imageId: 'delivery-truck-scene-69091d93', title: 'Delivery', url: '/delivery' }
export const filmed = { ...scene, imageId: 'dining-chair-scene-b652417e', title: 'Mending', youtubeUrl: film }
export const silent = { ...scene, imageId: 'package-scene-f6485c20', imageAlt: 'A parcel and two boots' }
export const promotion = {
  imageId: 'bookshelf-banner-0d62a26a',
  imageWidth: 1440,
  imageHeight: 720,
  title: 'The reading corner',
  promoText: 'One chair, one lamp and a shelf of books.',
  actionButtonTitle: 'See the furniture',
  url: '/c/home/furniture-lighting',
}
export const brands = [
  { ...word, imageId: 'mark-fjellhus-word-184e0e10', title: 'Fjellhus' },
  { ...word, imageId: 'mark-baltija-word-5ed652a0', title: 'Baltija' },
  { ...word, imageId: 'mark-rasa-word-7f074985', title: 'Rasa' },
  { ...word, imageId: 'mark-medis-word-81804a56', title: 'Medis', youtubeUrl: film },
]
