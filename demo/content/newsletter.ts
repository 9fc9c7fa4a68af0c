import { brandPictures } from './brand-pictures.ts'
import { both } from './common/product.ts'

/** Content of the newsletter popup; the delay is in seconds. */
export const newsletter = {
  headline: both('Know when it is back', 'Sužinokite, kai vėl turėsime'),
  description: both(
    '<p>Restocks and price drops in <strong>one short e-mail</strong>, every second Thursday.</p>',
    '<p>Papildytos atsargos ir sumažintos kainos – <strong>viename trumpame laiške</strong> kas antrą ketvirtadienį.</p>',
  ),
  image: brandPictures.newsletter,
  imageAlt: both('A young plant in a clay pot', 'Jaunas augalas moliniame vazone'),
  showPopupBannerAfterSeconds: 20,
}
