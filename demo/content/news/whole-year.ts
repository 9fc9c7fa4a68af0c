import { both } from '../common/product.ts'
import type { NewsSeed } from './shape.ts'

/** Without a season. */
export const wholeYear: NewsSeed[] = [
  {
    id: 'a-throw-that-gets-better',
    slug: 'pledas-kuris-grazeja',
    day: '02-12',
    title: both('A scarf that gets better', 'Šalikas, kuris gražėja'),
    summary: both(
      'Wool washes itself, mostly. What it wants from you is fresh air and no tumble dryer.',
      'Vilna dažniausiai išsivalo pati. Iš Jūsų jai reikia gryno oro ir jokios džiovyklės.',
    ),
    content: both(
      '<p>Hang it out on a damp evening and the smell of the frying pan is gone by morning. That is lanolin at work, and it is why the grandmother of your grandmother washed wool twice a year.</p><p>When it must be washed: cold, by hand, no wringing. Roll it in a towel, step on the roll, dry it lying down. Small balls of fluff are not a fault; comb them off in the first winter, there will be none in the second.</p>',
      '<p>Drėgną vakarą išneškite į lauką, ir iki ryto keptuvės kvapo nebeliks. Taip veikia lanolinas, todėl Jūsų močiutės močiutė vilną skalbė du kartus per metus.</p><p>Kai tikrai prireikia: šaltai, rankomis, negręžiant. Susukite į rankšluostį, ant ritinio pastovėkite, džiovinkite paguldę. Maži burbuliukai\u00a0– ne brokas: pirmą žiemą sušukuokite, antrą jų nebus.</p>',
    ),
    picture: { art: 'yarn', tint: 'sand', view: 'scene', beside: ['wool-gloves'] },
    sku: 'BC-1301',
  },
  {
    id: 'torch-test-in-the-cellar',
    slug: 'zibintuveliu-bandymas-rusyje',
    day: '10-30',
    title: both('Torch test in the cellar', 'Žibintuvėlių bandymas rūsyje'),
    summary: both(
      'Seven torches, one dark cellar, a bucket of water and a fall of two metres.',
      'Septyni žibintuvėliai, vienas tamsus rūsys, kibiras vandens ir dviejų metrų kritimas.',
    ),
    content: both(
      '<p>Lumens on the box are measured for one second. We measured after an hour, with cold hands and gloves on.</p><p>Four of seven had lost half of their light. Two did not survive the bucket. The one with the rubber coat fell two metres on to concrete, three times, and its only comment was a scratch.</p><p>It is not the brightest. It is the one that you find in the dark, because it glows faintly and never rolls off the table.</p>',
      '<p>Ant dėžutės nurodyti liumenai matuojami vieną sekundę. Mes matavome po valandos, sušalusiomis rankomis ir su pirštinėmis.</p><p>Keturi iš septynių buvo netekę pusės šviesos. Du neišgyveno kibiro. Guma dengtas tris kartus nukrito ant betono iš dviejų metrų ir atsakė tik vienu įbrėžimu.</p><p>Jis ne ryškiausias. Bet jį rasite tamsoje, nes jis blausiai švyti ir niekada nenurieda nuo stalo.</p>',
    ),
    picture: { art: 'flashlight', tint: 'steel', view: 'scene' },
    sku: 'BL-1603',
  },
  {
    id: 'half-an-hour-of-quiet',
    slug: 'pusvalandis-tylos',
    day: '01-28',
    title: both('Half an hour of quiet', 'Pusvalandis tylos'),
    summary: both(
      'An hourglass on the desk, the phone in the drawer: a small experiment of our office.',
      'Smėlio laikrodis ant stalo, telefonas stalčiuje: mažas mūsų biuro bandymas.',
    ),
    content: both(
      '<p>For a month eleven of us turned an hourglass before the hard part of the day. While the sand ran nobody was spoken to and nobody looked anything up.</p><p>Two gave up, one slept. The other eight did in thirty minutes what had been lying around since Tuesday. The surprising part: nobody missed a single message that could not wait.</p>',
      '<p>Mėnesį vienuolika mūsų prieš sunkiausią dienos darbą apversdavo smėlio laikrodį. Kol biro smėlis, niekas nekalbino ir niekas nieko neieškojo.</p><p>Du pasidavė, vienas užmigo. Kiti aštuoni per trisdešimt minučių padarė tai, kas gulėjo nuo antradienio. Keisčiausia, kad niekas nepraleido nė vienos žinutės, kuri nebūtų galėjusi palaukti.</p>',
    ),
    picture: { art: 'hourglass-done', tint: 'lilac', view: 'scene', beside: ['notebook', 'pencil'] },
    sku: 'CL-1203',
  },
  {
    id: 'our-doors-open-in-riga',
    slug: 'rygoje-atsidaro-nauja-parduotuve',
    day: '04-08',
    title: both('Our doors open in Riga', 'Atveriame duris Rygoje'),
    summary: both(
      'On Bruņinieku iela, in a former bakery whose oven is now the wall for hammers.',
      'Bruņinieku gatvėje, buvusioje kepykloje, kurios krosnis tapo plaktukų siena.',
    ),
    content: both(
      '<p>The bread is gone, the smell stayed for a month. On Saturday we open in Riga: three hundred square metres, the whole workshop range, half of the kitchen, and a table where things are mended.</p><p>Everything from the warehouse in Vilnius is there the next morning. Come by at ten; the first hundred get a carpenter’s pencil, the rest get coffee.</p>',
      '<p>Duonos nebėra, o kvapas laikėsi dar mėnesį. Šeštadienį atsidarome Rygoje: trys šimtai kvadratinių metrų, visas dirbtuvių asortimentas, pusė virtuvės ir stalas, prie kurio taisomi daiktai.</p><p>Viskas, kas yra Vilniaus sandėlyje, ten atsiranda kitą rytą. Užsukite dešimtą: pirmasis šimtas gaus po dailidės pieštuką, likusieji\u00a0– kavos.</p>',
    ),
    picture: { art: 'claw-hammer', tint: 'butter', view: 'scene', beside: ['screwdriver'] },
  },
]
