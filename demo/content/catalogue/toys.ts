import { both, choices } from '../common/product.ts'
import type { DepartmentSeed } from '../common/shape.ts'
import { buildAndDrive } from './toys/build-and-drive.ts'
import { craftsAndParty } from './toys/crafts-and-party.ts'
import { games } from './toys/games.ts'
import { softToys } from './toys/soft-toys.ts'

/** Games, soft toys, vehicles and crafts. */
export const toys: DepartmentSeed = {
  id: 'toys',
  slug: both('toys', 'zaislai'),
  title: both('Toys and crafts', 'Žaislai ir rankdarbiai'),
  description: both(
    'Things that are still played with after the birthday. Most can be mended, many can be inherited.',
    'Daiktai, kuriais žaidžiama ir praėjus gimtadieniui. Daugumą galima pataisyti, daugelį – paveldėti.',
  ),
  art: 'teddy-bear',
  tint: 'rose',
  renderType: 'full',
  listingType: 'bigTiles',
  attributes: [
    { code: 'age_from', title: both('From age', 'Nuo metų'), type: 'number', isFilter: true, group: both('Play', 'Žaidimas') },
    {
      code: 'players',
      title: both('Players', 'Žaidėjai'),
      type: 'text',
      isFilter: true,
      group: both('Play', 'Žaidimas'),
      values: choices(
        ['1', 'One', 'Vienas'],
        ['1-2', 'One or two', 'Vienas arba du'],
        ['2', 'Two', 'Du'],
        ['2-4', 'Two to four', 'Nuo dviejų iki keturių'],
        ['2-6', 'Two to six', 'Nuo dviejų iki šešių'],
        ['3-8', 'Three to eight', 'Nuo trijų iki aštuonių'],
        ['any', 'As many as fit', 'Kiek telpa'],
      ),
    },
    {
      code: 'play_minutes',
      title: both('Minutes a round', 'Partijos trukmė'),
      type: 'number',
      suffix: 'min',
      isFilter: true,
      group: both('Play', 'Žaidimas'),
    },
    {
      code: 'trains',
      title: both('Trains', 'Lavina'),
      type: 'textMultiple',
      isFilter: true,
      group: both('Play', 'Žaidimas'),
      values: choices(
        ['counting', 'Counting', 'Skaičiavimą'],
        ['memory', 'Memory', 'Atmintį'],
        ['tactics', 'Tactics', 'Taktiką'],
        ['drawing', 'Drawing', 'Piešimą'],
        ['building', 'Building', 'Konstravimą'],
        ['fine-hands', 'Fine hands', 'Smulkiąją motoriką'],
        ['balance', 'Balance', 'Pusiausvyrą'],
        ['throwing', 'Throwing', 'Metimą'],
        ['stories', 'Storytelling', 'Pasakojimą'],
        ['science', 'Science', 'Gamtos pažinimą'],
        ['patience', 'Patience', 'Kantrybę'],
      ),
    },
    {
      code: 'theme',
      title: both('Theme', 'Tema'),
      type: 'text',
      isFilter: true,
      hasLinkToSearch: true,
      group: both('Play', 'Žaidimas'),
      values: choices(
        ['forest', 'Forest', 'Miškas'],
        ['farm', 'Farm', 'Ūkis'],
        ['sea', 'Sea', 'Jūra'],
        ['arctic', 'Ice and snow', 'Ledas ir sniegas'],
        ['far-away', 'Far countries', 'Tolimi kraštai'],
        ['prehistory', 'Prehistory', 'Priešistorė'],
        ['fairy-tale', 'Fairy tale', 'Pasaka'],
        ['space', 'Space', 'Kosmosas'],
        ['road', 'Road', 'Kelias'],
        ['rails', 'Rails', 'Bėgiai'],
        ['air', 'Air', 'Oras'],
        ['town', 'Town', 'Miestas'],
        ['circus', 'Circus', 'Cirkas'],
        ['celebration', 'Celebration', 'Šventė'],
      ),
    },
  ],
  children: [games, softToys, buildAndDrive, craftsAndParty],
}
