const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const scene = { imageWidth: 1440, imageHeight: 900 }
const square = { imageWidth: 1440, imageHeight: 1440 }

/** Areas of a content system with pictures of the demo shop: with a title, a link, a video, or plain. */
export const linked = { ...scene, imageId: 'delivery-truck-scene-17df339c', title: 'Delivery', url: '/delivery' }
export const filmed = { ...scene, imageId: 'hammer-and-wrench-scene-f036b3fa', title: 'Mending', youtubeUrl: film }
export const silent = { ...scene, imageId: 'package-scene-ff22e4f0', imageAlt: 'A parcel and two boots' }
export const promotion = {
  imageId: 'couch-and-lamp-banner-7ebc0eae',
  imageWidth: 1440,
  imageHeight: 720,
  title: 'The reading corner',
  promoText: 'One sofa, one lamp and something green.',
  actionButtonTitle: 'See the furniture',
  url: '/c/home/furniture-lighting',
}
export const brands = [
  { ...square, imageId: 'snow-capped-mountain-front-03ea5204', title: 'Fjellhus' },
  { ...square, imageId: 'anchor-front-6f141e57', title: 'Baltija' },
  { ...square, imageId: 'droplet-front-c9ba2d96', title: 'Rasa' },
  { ...square, imageId: 'deciduous-tree-front-228fc45a', title: 'Medis', youtubeUrl: film },
]
