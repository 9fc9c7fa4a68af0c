import { brandPictures } from './brand-pictures.ts'
import { both } from './common/product.ts'

/** Content of the newsletter popup; the delay is in seconds. */
export const newsletter = {
  headline: both('Restocks and price drops', 'Vėl gautos ir atpigusios prekės'),
  description: both(
    '<p><strong>One short email</strong>, every second Thursday.</p>',
    '<p><strong>Vienas trumpas laiškas</strong> kas antrą ketvirtadienį.</p>',
  ),
  image: brandPictures.newsletter,
  imageAlt: both('A watering can', 'Laistytuvas'),
  showPopupBannerAfterSeconds: 20,
}
