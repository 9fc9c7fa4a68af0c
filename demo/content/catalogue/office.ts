import { both, choices } from '../common/product.ts'
import type { DepartmentSeed } from '../common/shape.ts'
import { officeElectronics } from './office/office-electronics.ts'
import { stationery } from './office/stationery.ts'
import { workplace } from './office/workplace.ts'

/** Stationery, devices, furniture and clocks for the desk. */
export const office: DepartmentSeed = {
  id: 'office',
  slug: both('office', 'biuras'),
  title: both('Office', 'Biuras'),
  description: both(
    'Pens that do not skip, paper worth writing on and devices that last longer than their warranty.',
    'Netrūkinėjantys rašikliai, popierius, ant kurio malonu rašyti, ir įrenginiai, pergyvenantys savo garantiją.',
  ),
  art: 'notebook',
  tint: 'lilac',
  renderType: 'full',
  listingType: 'bigTiles',
  attributes: [
    {
      code: 'paper_format',
      title: both('Paper format', 'Popieriaus formatas'),
      type: 'text',
      isFilter: true,
      group: both('Paper', 'Popierius'),
      values: choices(
        ['a3', 'A3', 'A3'],
        ['a4', 'A4', 'A4'],
        ['a5', 'A5', 'A5'],
        ['a6', 'A6', 'A6'],
        ['b5', 'B5', 'B5'],
        ['pocket', 'Pocket', 'Kišeninis'],
        ['square', 'Square', 'Kvadratinis'],
        ['roll', 'Roll', 'Ritinys'],
      ),
    },
    {
      code: 'ruling',
      title: both('Ruling', 'Liniavimas'),
      type: 'text',
      isFilter: true,
      group: both('Paper', 'Popierius'),
      values: choices(
        ['plain', 'Plain', 'Be linijų'],
        ['lined', 'Lined', 'Linijomis'],
        ['squared', 'Squared', 'Langeliais'],
        ['dotted', 'Dotted', 'Taškeliais'],
        ['staves', 'Music staves', 'Penklinėmis'],
      ),
    },
    { code: 'sheets', title: both('Sheets', 'Lapų skaičius'), type: 'number', isFilter: true, group: both('Paper', 'Popierius') },
    {
      code: 'connection',
      title: both('Connection', 'Jungtis'),
      type: 'textMultiple',
      isFilter: true,
      group: both('Device', 'Įrenginys'),
      values: choices(
        ['usb-c', 'USB-C', 'USB-C'],
        ['usb-a', 'USB-A', 'USB-A'],
        ['bluetooth', 'Bluetooth', '„Bluetooth“'],
        ['wifi', 'Wi-Fi', 'Belaidis tinklas'],
        ['ethernet', 'Network cable', 'Tinklo laidas'],
        ['hdmi', 'HDMI', 'HDMI'],
        ['jack', '3.5 mm jack', '3,5 mm lizdas'],
        ['mains', 'Mains plug', 'Elektros lizdas'],
        ['battery', 'Batteries', 'Baterijos'],
        ['phone-line', 'Telephone line', 'Telefono linija'],
        ['radio', 'Radio waves', 'Radijo bangos'],
      ),
    },
    {
      code: 'power',
      title: both('Power', 'Galia'),
      type: 'number',
      suffix: 'W',
      isFilter: true,
      group: both('Device', 'Įrenginys'),
    },
    {
      code: 'desk_spot',
      title: both('Place', 'Vieta'),
      type: 'text',
      isFilter: true,
      group: both('Use', 'Naudojimas'),
      values: choices(
        ['desktop', 'On the desk', 'Ant stalo'],
        ['drawer', 'In the drawer', 'Stalčiuje'],
        ['wall', 'On the wall', 'Ant sienos'],
        ['floor', 'On the floor', 'Ant grindų'],
        ['bag', 'In the bag', 'Krepšyje'],
        ['shelf', 'On the shelf', 'Lentynoje'],
      ),
    },
  ],
  children: [stationery, officeElectronics, workplace],
}
