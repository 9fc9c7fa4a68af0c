import { both, choices } from '../common/product.ts'
import type { DepartmentSeed } from '../common/shape.ts'
import { baking } from './kitchen/baking.ts'
import { cooking } from './kitchen/cooking.ts'
import { drinks } from './kitchen/drinks.ts'
import { tableware } from './kitchen/tableware.ts'

/** Cookware, knives, cups and tableware. */
export const kitchen: DepartmentSeed = {
  id: 'kitchen',
  slug: both('kitchen', 'virtuve'),
  title: both('Kitchen', 'Virtuvė'),
  description: both(
    'Pots that outlive the stove, knives that stay sharp and cups you reach for first.',
    'Puodai, kurie pergyvens viryklę, ilgai aštrūs peiliai ir puodeliai, kurių norisi imti pirmiausia.',
  ),
  art: 'casserole',
  tint: 'teal',
  renderType: 'onlySubcategories',
  listingType: 'bigTiles',
  attributes: [
    {
      code: 'hob',
      title: both('Hob', 'Viryklė'),
      type: 'textMultiple',
      isFilter: true,
      group: both('Cooking', 'Gaminimas'),
      values: choices(
        ['gas', 'Gas', 'Dujinė'],
        ['electric', 'Electric', 'Elektrinė'],
        ['ceramic', 'Glass ceramic', 'Stiklo keramikos'],
        ['induction', 'Induction', 'Indukcinė'],
        ['oven', 'Oven', 'Orkaitė'],
        ['embers', 'Open fire', 'Atvira ugnis'],
      ),
    },
    {
      code: 'dish',
      title: both('Made for', 'Skirta'),
      type: 'textMultiple',
      isFilter: true,
      hasLinkToSearch: true,
      group: both('Cooking', 'Gaminimas'),
      values: choices(
        ['soup', 'Soup', 'Sriubai'],
        ['roast', 'Roasts', 'Kepsniams'],
        ['bread', 'Bread', 'Duonai'],
        ['cake', 'Cakes', 'Pyragams'],
        ['biscuits', 'Biscuits', 'Sausainiams'],
        ['pancakes', 'Pancakes', 'Blynams'],
        ['pasta', 'Pasta', 'Makaronams'],
        ['rice', 'Rice', 'Ryžiams'],
        ['fish', 'Fish', 'Žuviai'],
        ['salad', 'Salad', 'Salotoms'],
        ['eggs', 'Eggs', 'Kiaušiniams'],
        ['cheese', 'Cheese', 'Sūriui'],
        ['coffee', 'Coffee', 'Kavai'],
        ['tea', 'Tea', 'Arbatai'],
        ['preserves', 'Preserves', 'Uogienėms'],
      ),
    },
    {
      code: 'washing',
      title: both('Washing', 'Plovimas'),
      type: 'text',
      isFilter: true,
      group: both('Care', 'Priežiūra'),
      values: choices(
        ['dishwasher', 'Dishwasher', 'Indaplovėje'],
        ['top-rack', 'Top rack only', 'Tik viršutinėje lentynoje'],
        ['by-hand', 'By hand', 'Rankomis'],
        ['wipe-only', 'Wipe and oil', 'Nuvalyti ir patepti aliejumi'],
      ),
    },
    { code: 'capacity', title: both('Holds', 'Talpa'), type: 'number', suffix: 'l', isFilter: true, group: both('Measures', 'Matmenys') },
    { code: 'serves', title: both('Serves', 'Porcijos'), type: 'number', isFilter: true, group: both('Measures', 'Matmenys') },
  ],
  children: [cooking, tableware, drinks, baking],
}
