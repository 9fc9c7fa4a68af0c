import { both, choices } from '../common/product.ts'
import type { DepartmentSeed } from '../common/shape.ts'
import { handsAndFeet } from './protective-wear/hands-and-feet.ts'
import { headAndEyes } from './protective-wear/head-and-eyes.ts'
import { siteSafety } from './protective-wear/site-safety.ts'
import { workClothing } from './protective-wear/work-clothing.ts'

/** Protective clothing and site safety. */
export const protectiveWear: DepartmentSeed = {
  id: 'protective-wear',
  slug: both('protective-wear', 'darbo-apsauga'),
  title: both('Protective wear', 'Darbo apsauga'),
  description: both(
    'Vests, helmets, boots and gloves, tried on by people who wear them from seven to four.',
    'Liemenės, šalmai, batai ir pirštinės, kurias išbandė žmonės, dėvintys jas nuo septynių iki keturių.',
  ),
  art: 'hard-hat',
  tint: 'butter',
  renderType: 'full',
  listingType: 'bigTiles',
  attributes: [
    {
      code: 'protects_from',
      title: both('Protects from', 'Saugo nuo'),
      type: 'textMultiple',
      isFilter: true,
      group: both('Protection', 'Apsauga'),
      values: choices(
        ['impact', 'Impact', 'Smūgių'],
        ['cuts', 'Cuts', 'Įpjovimų'],
        ['chemicals', 'Chemicals', 'Chemikalų'],
        ['heat', 'Heat and sparks', 'Karščio ir žiežirbų'],
        ['cold', 'Cold', 'Šalčio'],
        ['rain', 'Rain', 'Lietaus'],
        ['noise', 'Noise', 'Triukšmo'],
        ['dust', 'Dust', 'Dulkių'],
        ['slipping', 'Slipping', 'Slydimo'],
        ['current', 'Electric current', 'Elektros srovės'],
        ['not-being-seen', 'Not being seen', 'Nematomumo'],
        ['sun', 'Sun', 'Saulės'],
        ['fire', 'Fire', 'Gaisro'],
      ),
    },
    {
      code: 'norm',
      title: both('Standard', 'Standartas'),
      type: 'text',
      isFilter: true,
      hasLinkToSearch: true,
      group: both('Protection', 'Apsauga'),
      values: choices(
        ['en-397', 'EN 397 helmets', 'EN 397 šalmai'],
        ['en-812', 'EN 812 bump caps', 'EN 812 lengvieji šalmai'],
        ['en-166', 'EN 166 eyes', 'EN 166 akys'],
        ['en-352', 'EN 352 hearing', 'EN 352 klausa'],
        ['en-388', 'EN 388 hands', 'EN 388 rankos'],
        ['en-374', 'EN 374 chemicals', 'EN 374 chemikalai'],
        ['en-407', 'EN 407 heat', 'EN 407 karštis'],
        ['en-511', 'EN 511 cold hands', 'EN 511 šaltis rankoms'],
        ['en-342', 'EN 342 cold', 'EN 342 šaltis'],
        ['en-343', 'EN 343 rain', 'EN 343 lietus'],
        ['en-20471', 'EN ISO 20471 visibility', 'EN ISO 20471 matomumas'],
        ['en-20345', 'EN ISO 20345 safety footwear', 'EN ISO 20345 saugos avalynė'],
        ['en-20347', 'EN ISO 20347 work footwear', 'EN ISO 20347 darbo avalynė'],
        ['en-11612', 'EN ISO 11612 flames', 'EN ISO 11612 liepsna'],
        ['en-14404', 'EN 14404 knees', 'EN 14404 keliai'],
        ['en-3', 'EN 3 extinguishers', 'EN 3 gesintuvai'],
      ),
    },
    {
      code: 'work_field',
      title: both('Field of work', 'Darbo sritis'),
      type: 'textMultiple',
      isFilter: true,
      group: both('Use', 'Naudojimas'),
      values: choices(
        ['building', 'Building', 'Statyba'],
        ['roads', 'Roads', 'Keliai'],
        ['forestry', 'Forestry', 'Miškininkystė'],
        ['metalwork', 'Metalwork', 'Metalo apdirbimas'],
        ['farming', 'Farming', 'Žemės ūkis'],
        ['warehouse', 'Warehouse', 'Sandėlis'],
        ['laboratory', 'Laboratory', 'Laboratorija'],
        ['kitchens', 'Kitchens', 'Virtuvės'],
        ['water', 'On the water', 'Prie vandens'],
      ),
    },
    {
      code: 'visibility_class',
      title: both('Visibility class', 'Matomumo klasė'),
      type: 'text',
      isFilter: true,
      group: both('Protection', 'Apsauga'),
      values: choices(['1', 'Class 1', '1 klasė'], ['2', 'Class 2', '2 klasė'], ['3', 'Class 3', '3 klasė']),
    },
    { code: 'pockets', title: both('Pockets', 'Kišenės'), type: 'number', isFilter: true, group: both('Use', 'Naudojimas') },
  ],
  children: [workClothing, headAndEyes, handsAndFeet, siteSafety],
}
