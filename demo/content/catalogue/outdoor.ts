import { both, choices } from '../common/product.ts'
import type { DepartmentSeed } from '../common/shape.ts'
import { camp } from './outdoor/camp.ts'
import { footwearClothing } from './outdoor/footwear-clothing.ts'
import { packsTravel } from './outdoor/packs-travel.ts'
import { waterSnow } from './outdoor/water-snow.ts'

/** Packs, tents, boots and travel gear. */
export const outdoor: DepartmentSeed = {
  id: 'outdoor',
  slug: both('outdoor', 'zygiams'),
  title: both('Outdoor', 'Žygiams'),
  description: both(
    'What stayed in our packs after a thousand kilometres, and nothing else.',
    'Tai, kas po tūkstančio kilometrų liko mūsų kuprinėse, ir nieko, kas iš jų iškrito.',
  ),
  art: 'tent',
  tint: 'apricot',
  renderType: 'full',
  listingType: 'bigTiles',
  attributes: [
    {
      code: 'terrain',
      title: both('Terrain', 'Vietovė'),
      type: 'textMultiple',
      isFilter: true,
      group: both('Use', 'Naudojimas'),
      values: choices(
        ['forest', 'Forest', 'Miškas'],
        ['marsh', 'Marsh', 'Pelkė'],
        ['mountain', 'Mountain', 'Kalnai'],
        ['coast', 'Coast', 'Pajūris'],
        ['lake', 'Lake', 'Ežeras'],
        ['river', 'River', 'Upė'],
        ['snow', 'Snow', 'Sniegas'],
        ['road', 'Road', 'Kelias'],
        ['city', 'City', 'Miestas'],
      ),
    },
    {
      code: 'season',
      title: both('Season', 'Metų laikas'),
      type: 'textMultiple',
      isFilter: true,
      group: both('Use', 'Naudojimas'),
      values: choices(
        ['spring', 'Spring', 'Pavasaris'],
        ['summer', 'Summer', 'Vasara'],
        ['autumn', 'Autumn', 'Ruduo'],
        ['deep-winter', 'Winter', 'Žiema'],
      ),
    },
    {
      code: 'water',
      title: both('Water', 'Atsparumas vandeniui'),
      type: 'text',
      isFilter: true,
      group: both('Build', 'Sandara'),
      values: choices(
        ['keeps-dry', 'Waterproof', 'Neperšlampa'],
        ['showers', 'Showers only', 'Atlaiko lietutį'],
        ['floats', 'Floats', 'Plūduriuoja'],
        ['keep-inside', 'Keep dry', 'Saugoti nuo drėgmės'],
      ),
    },
    {
      code: 'trip',
      title: both('Kind of trip', 'Kelionės rūšis'),
      type: 'textMultiple',
      isFilter: true,
      hasLinkToSearch: true,
      group: both('Use', 'Naudojimas'),
      values: choices(
        ['day-walk', 'Day walk', 'Dienos žygis'],
        ['overnight', 'Overnight', 'Nakvynė gamtoje'],
        ['long-trail', 'Long trail', 'Ilgasis takas'],
        ['cycling', 'Cycling', 'Dviračiu'],
        ['paddling', 'Paddling', 'Baidare'],
        ['sailing', 'Sailing', 'Po bure'],
        ['fishing', 'Fishing', 'Žvejyba'],
        ['mushrooming', 'Mushrooming', 'Grybavimas'],
        ['skiing', 'Skiing', 'Slidėmis'],
        ['stargazing', 'Stargazing', 'Žvaigždžių stebėjimas'],
        ['city-break', 'City break', 'Savaitgalis mieste'],
        ['beach-day', 'Beach day', 'Diena paplūdimyje'],
      ),
    },
    {
      code: 'pack_volume',
      title: both('Volume', 'Tūris'),
      type: 'number',
      suffix: 'l',
      isFilter: true,
      group: both('Measures', 'Matmenys'),
    },
    { code: 'sleeps', title: both('Sleeps', 'Miegamų vietų'), type: 'number', isFilter: true, group: both('Measures', 'Matmenys') },
  ],
  children: [packsTravel, camp, footwearClothing, waterSnow],
}
