import { both, choices } from '../common/product.ts'
import type { DepartmentSeed } from '../common/shape.ts'
import { gardenTools } from './garden/garden-tools.ts'
import { plantsPots } from './garden/plants-pots.ts'
import { seedsBulbs } from './garden/seeds-bulbs.ts'
import { wildlifeTerrace } from './garden/wildlife-terrace.ts'

/** Seeds, plants, tools and wildlife. */
export const garden: DepartmentSeed = {
  id: 'garden',
  slug: both('garden', 'sodas'),
  title: both('Garden', 'Sodas'),
  description: both(
    'Seed from small growers, plants that have met the wind, tools with long handles.',
    'Sėklos iš mažų ūkių, vėjo užgrūdinti augalai ir įrankiai ilgais kotais.',
  ),
  art: 'watering-can',
  tint: 'leaf',
  renderType: 'onlySubcategories',
  listingType: 'bigTiles',
  attributes: [
    {
      code: 'sow_in',
      title: both('Sow or plant in', 'Sėti ar sodinti'),
      type: 'textMultiple',
      isFilter: true,
      group: both('Growing', 'Auginimas'),
      values: choices(
        ['january', 'January', 'Sausį'],
        ['february', 'February', 'Vasarį'],
        ['march', 'March', 'Kovą'],
        ['april', 'April', 'Balandį'],
        ['may', 'May', 'Gegužę'],
        ['june', 'June', 'Birželį'],
        ['july', 'July', 'Liepą'],
        ['august', 'August', 'Rugpjūtį'],
        ['september', 'September', 'Rugsėjį'],
        ['october', 'October', 'Spalį'],
        ['november', 'November', 'Lapkritį'],
        ['december', 'December', 'Gruodį'],
      ),
    },
    {
      code: 'sunlight',
      title: both('Light', 'Šviesa'),
      type: 'text',
      isFilter: true,
      group: both('Growing', 'Auginimas'),
      values: choices(
        ['full-sun', 'Full sun', 'Saulė'],
        ['half-shade', 'Half shade', 'Pusiau pavėsis'],
        ['shade', 'Shade', 'Pavėsis'],
        ['windowsill', 'Windowsill', 'Palangė'],
      ),
    },
    {
      code: 'plant_kind',
      title: both('Kind of plant', 'Augalo rūšis'),
      type: 'text',
      isFilter: true,
      hasLinkToSearch: true,
      group: both('Growing', 'Auginimas'),
      values: choices(
        ['vegetable', 'Vegetable', 'Daržovė'],
        ['herb', 'Herb', 'Prieskoninis augalas'],
        ['annual', 'Annual flower', 'Vienmetė gėlė'],
        ['perennial', 'Perennial', 'Daugiametė gėlė'],
        ['bulb', 'Bulb', 'Svogūninė gėlė'],
        ['shrub', 'Shrub', 'Krūmas'],
        ['tree', 'Tree', 'Medis'],
        ['fruit', 'Fruit', 'Vaismedis'],
        ['berry', 'Berry', 'Uogakrūmis'],
        ['houseplant', 'Houseplant', 'Kambarinis augalas'],
      ),
    },
    {
      code: 'garden_job',
      title: both('Job', 'Darbas'),
      type: 'textMultiple',
      isFilter: true,
      group: both('Use', 'Naudojimas'),
      values: choices(
        ['digging', 'Digging', 'Kasimas'],
        ['watering', 'Watering', 'Laistymas'],
        ['pruning', 'Pruning', 'Genėjimas'],
        ['mowing', 'Mowing', 'Pjovimas'],
        ['raking', 'Raking', 'Grėbimas'],
        ['harvest', 'Harvest', 'Derliaus nuėmimas'],
        ['feeding', 'Feeding animals', 'Gyvūnų lesinimas'],
        ['sitting', 'Sitting still', 'Sėdėjimas'],
      ),
    },
    {
      code: 'plant_height',
      title: both('Grows to', 'Užauga iki'),
      type: 'number',
      suffix: 'cm',
      isFilter: true,
      group: both('Growing', 'Auginimas'),
    },
    {
      code: 'pot_volume',
      title: both('Pot', 'Vazono tūris'),
      type: 'number',
      suffix: 'l',
      isFilter: true,
      group: both('Measures', 'Matmenys'),
    },
  ],
  children: [seedsBulbs, plantsPots, gardenTools, wildlifeTerrace],
}
