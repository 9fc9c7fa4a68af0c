import { both, choices } from '../common/product.ts'
import type { DepartmentSeed } from '../common/shape.ts'
import { bathLaundry } from './home/bath-laundry.ts'
import { decoration } from './home/decoration.ts'
import { furnitureLighting } from './home/furniture-lighting.ts'
import { textiles } from './home/textiles.ts'

/** Furniture, lighting, textiles and decoration. */
export const home: DepartmentSeed = {
  id: 'home',
  slug: both('home', 'namai'),
  title: both('Home and living', 'Namai'),
  description: both(
    'Chairs to sit in for years, lamps that are kind to faces, cloth that gets softer.',
    'Kėdės, kuriose sėdėsite ne vienus metus, veidams maloni šviesa ir vis minkštėjantys audiniai.',
  ),
  art: 'dining-chair',
  tint: 'sand',
  renderType: 'full',
  listingType: 'bigTiles',
  attributes: [
    {
      code: 'room',
      title: both('Room', 'Kambarys'),
      type: 'textMultiple',
      isFilter: true,
      group: both('Use', 'Naudojimas'),
      values: choices(
        ['living-room', 'Living room', 'Svetainė'],
        ['bedroom', 'Bedroom', 'Miegamasis'],
        ['hall', 'Hall', 'Prieškambaris'],
        ['dining-room', 'Dining room', 'Valgomasis'],
        ['bathroom', 'Bathroom', 'Vonios kambarys'],
        ['nursery', 'Nursery', 'Vaikų kambarys'],
        ['study', 'Study', 'Darbo kambarys'],
        ['laundry', 'Laundry', 'Skalbykla'],
        ['terrace', 'Terrace', 'Terasa'],
      ),
    },
    {
      code: 'style',
      title: both('Style', 'Stilius'),
      type: 'text',
      isFilter: true,
      hasLinkToSearch: true,
      group: both('Look', 'Išvaizda'),
      values: choices(
        ['nordic', 'Nordic', 'Šiaurietiškas'],
        ['rustic', 'Rustic', 'Kaimiškas'],
        ['classic', 'Classic', 'Klasikinis'],
        ['industrial', 'Industrial', 'Pramoninis'],
        ['maritime', 'Maritime', 'Jūrinis'],
        ['mid-century', 'Mid-century', 'Amžiaus vidurio'],
        ['playful', 'Playful', 'Žaismingas'],
      ),
    },
    {
      code: 'light_source',
      title: both('Light source', 'Šviesos šaltinis'),
      type: 'text',
      isFilter: true,
      group: both('Look', 'Išvaizda'),
      values: choices(
        ['led', 'LED', 'Šviesos diodai'],
        ['flame', 'Flame', 'Liepsna'],
        ['solar-cell', 'Solar cell', 'Saulės elementas'],
        ['e27-bulb', 'E27 bulb', 'E27 lemputė'],
      ),
    },
    {
      code: 'care',
      title: both('Care', 'Priežiūra'),
      type: 'text',
      isFilter: true,
      group: both('Care', 'Priežiūra'),
      values: choices(
        ['cool-wash', 'Cool wash', 'Skalbti vėsiame vandenyje'],
        ['warm-wash', 'Warm wash', 'Skalbti šiltame vandenyje'],
        ['hand-wash', 'Hand wash', 'Skalbti rankomis'],
        ['damp-cloth', 'Damp cloth', 'Valyti drėgna šluoste'],
        ['dust-only', 'Dust only', 'Tik nuvalyti dulkes'],
      ),
    },
  ],
  children: [furnitureLighting, textiles, decoration, bathLaundry],
}
