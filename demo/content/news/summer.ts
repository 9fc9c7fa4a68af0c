import { both } from '../common/product.ts'
import type { NewsSeed } from './shape.ts'

/** June to August. */
export const summer: NewsSeed[] = [
  {
    id: 'three-dry-days-on-the-spit',
    slug: 'trys-sausos-dienos-nerijoje',
    day: '08-21',
    title: both('Three dry days on the spit', 'Trys sausos dienos nerijoje'),
    summary: both(
      'What our desk carried from Juodkrantė to Nida, and the half that it would not give up.',
      'Ką mūsų komanda nešė iš Juodkrantės į Nidą ir kurios pusės nebūtų atsisakiusi.',
    ),
    content: both(
      '<p>Twenty-one kilometres of pine needles on the first day, sand on the second, and a boardwalk that hums under your boots on the third. We packed for rain and met none.</p><p>Half of what we carried stayed in the tent. The other half is the list below: one pack each, one tent for two, the small stove, and the torch that everybody borrowed. The boots were the argument. Leather is slow to dry, but on sand they simply did not fill.</p><p>On the last evening the lagoon went flat and pink and nobody reached for a camera. Some things you leave out of the pack.</p>',
      '<p>Pirmą dieną\u00a0– dvidešimt vienas kilometras pušų spyglių, antrą\u00a0– smėlis, trečią\u00a0– lentų takas, dūzgiantis po batais. Ruošėmės lietui, o jo nebuvo.</p><p>Pusė to, ką nešėmės, taip ir liko palapinėje. Kita pusė\u00a0– toliau esantis sąrašas: po kuprinę kiekvienam, dvivietė palapinė, mažoji viryklė ir žibintuvėlis, kurį skolinosi visi. Ginčijomės dėl batų. Oda džiūsta lėtai, bet smėlyje jie tiesiog neprisisėmė.</p><p>Paskutinį vakarą marios nurimo ir nurausvėjo, bet niekas nesiekė fotoaparato. Kai ko į kuprinę nesidedi.</p>',
    ),
    picture: { art: 'tent', tint: 'apricot', view: 'scene', beside: ['lantern', 'tent-pegs'] },
    contentPictures: [
      { art: 'hiking-boot', tint: 'apricot', view: 'front' },
      { art: 'flashlight', tint: 'steel', view: 'front' },
    ],
    sku: 'TE-1301',
  },
  {
    id: 'jars-rings-and-one-rule',
    slug: 'stiklainiai-tarpines-ir-viena-taisykle',
    day: '08-07',
    title: both('Jars, rings and one rule', 'Stiklainiai, tarpinės ir viena taisyklė'),
    summary: both(
      'Preserving without fear: what to boil, for how long, and the sound that tells you it worked.',
      'Konservuojame be baimės: ką virinti, kiek laiko ir koks garsas reiškia, kad pavyko.',
    ),
    content: both(
      '<p>The one rule: clean jar, new ring, hot fruit. Everything else is taste.</p><p>Boil the jars for ten minutes and leave them in the hot water until the jam is ready. Fill to one finger below the rim, wipe the rim, close. Turn nothing upside down; that is a habit from the time of bad lids.</p><p>As the jar cools, the lid is pulled in with a click. A jar that has not clicked by morning goes into the fridge and onto the pancakes.</p>',
      '<p>Viena taisyklė: švarus stiklainis, nauja tarpinė, karšti vaisiai. Visa kita\u00a0– skonio reikalas.</p><p>Stiklainius virinkite dešimt minučių ir laikykite karštame vandenyje, kol uogienė bus paruošta. Pripildykite iki vieno piršto nuo krašto, kraštą nušluostykite, uždarykite. Nieko neverskite aukštyn kojomis\u00a0– tai prastų dangtelių laikų įprotis.</p><p>Stiklainiui vėstant dangtelis spragtelėdamas įlinksta. Jei iki ryto nespragtelėjo, stiklainis keliauja į šaldytuvą ir ant blynų.</p>',
    ),
    picture: { art: 'jar', tint: 'teal', view: 'scene', beside: ['saucepan'] },
    sku: 'CH-1204',
  },
  {
    id: 'the-repair-counter-turns-five',
    slug: 'remonto-dirbtuvems-penkeri',
    day: '07-23',
    title: both('The repair counter turns five', 'Mūsų remonto dirbtuvėms\u00a0– penkeri'),
    summary: both(
      '11,402 things mended, 318 given up on, and one teddy bear that came in four times.',
      'Sutaisyti 11 402 daiktai, 318 pataisyti nepavyko, o vienas meškiukas grįžo keturis kartus.',
    ),
    content: both(
      '<p>Five years ago we put a bench behind the till and wrote on it that we mend what we sell. Since then 11,402 things have crossed it. We gave up on 318, most of them with a battery glued in.</p><p>The most frequent guest is a zip, the most expensive was a striking clock from 1911, and the most loyal is a bear called Rudis, who has had four new arms.</p><p>What it costs is said before we begin. If mending costs more than half of a new one, we say that too.</p>',
      '<p>Prieš penkerius metus už kasos pastatėme darbastalį ir ant jo užrašėme, kad taisome tai, ką parduodame. Nuo tada per jį perėjo 11 402 daiktai. 318 pataisyti nepavyko\u00a0– daugumoje jų baterija buvo įklijuota.</p><p>Dažniausias svečias\u00a0– užtrauktukas, brangiausias\u00a0– 1911 metų mušantis laikrodis, o ištikimiausias\u00a0– meškiukas Rudis, jau keturis kartus gavęs naujas letenas.</p><p>Kiek kainuos, pasakome prieš pradėdami. Jei taisyti brangiau nei pusė naujo daikto kainos, pasakome ir tai.</p>',
    ),
    picture: { art: 'teddy-bear', tint: 'rose', view: 'scene' },
    contentPictures: [
      { art: 'wall-clock', tint: 'sand', view: 'front' },
      { art: 'screwdriver', tint: 'steel', view: 'front' },
    ],
  },
  {
    id: 'a-canoe-for-the-neris',
    slug: 'kanoja-neriai',
    day: '07-08',
    title: both('A canoe for the Neris', 'Kanoja Neriai'),
    summary: both(
      'Two seats, twenty-six kilograms and a hull that forgives stones: from Vilnius to Kernavė in a day.',
      'Dvi vietos, dvidešimt šeši kilogramai ir akmenims atlaidus korpusas: nuo Vilniaus iki Kernavės per dieną.',
    ),
    content: both(
      '<p>We put in below the Valakampiai bridge at seven in the morning, with bread, coffee and a dry bag that turned out not to be. Kernavė is fifty-eight kilometres downstream, and the river does a third of the work.</p><p>The hull took every stone between Grigiškės and Vievis without a word. At twenty-six kilograms one person can carry it over the shoulders, for as long as nobody asks questions.</p><p>It is in stock in Kaunas and goes on any roof rack. Delivery is to the door only, for obvious reasons.</p>',
      '<p>Septintą ryto nuleidome ją žemiau Valakampių tilto\u00a0– su duona, kava ir neperšlampamu maišu, kuris toks nebuvo. Iki Kernavės pasroviui penkiasdešimt aštuoni kilometrai, ir trečdalį darbo atlieka upė.</p><p>Korpusas be žodžių atlaikė visus akmenis nuo Grigiškių iki Vievio. Dvidešimt šešis kilogramus ant pečių gali nešti ir vienas žmogus\u00a0– kol niekas nieko neklausinėja.</p><p>Kanoją turime Kaune, ji telpa ant bet kokių stogo laikiklių. Pristatome tik iki durų\u00a0– dėl suprantamų priežasčių.</p>',
    ),
    picture: { art: 'canoe', tint: 'sky', view: 'scene' },
    sku: 'IW-2301',
  },
  {
    id: 'a-new-trade-counter-in-kaunas',
    slug: 'naujas-verslo-klientu-prekystalis-kaune',
    day: '06-18',
    title: both('A new trade counter in Kaunas', 'Verslo klientus aptarnaujame ir Kaune'),
    summary: both(
      'Open from seven in the morning, with a loading bay and coffee that deserves the name.',
      'Dirba nuo septintos ryto, su pakrovimo rampa ir kava, verta savo vardo.',
    ),
    content: both(
      '<p>Crews do not shop at eleven. From now on the trade counter in Kaunas opens at seven, with a loading bay at the back and four parking places that nobody else may use.</p><p>Order in the evening until eight, and it stands packed at seven. Invoices go to the company account, so whoever collects needs only a name.</p><p>Measuring up, ordering by EDI, a price list as a spreadsheet: Rasa and Mindaugas at the counter know all of it.</p>',
      '<p>Brigados vienuoliktą neapsipirkinėja. Nuo šiol verslo klientų skyrius Kaune dirba nuo septintos, kieme\u00a0– pakrovimo rampa ir keturios stovėjimo vietos, skirtos tik Jums.</p><p>Užsisakykite vakare iki aštuonių, ir septintą ryto viskas stovės supakuota. Sąskaitos patenka į įmonės paskyrą, todėl atsiimančiajam užtenka pasakyti pavardę.</p><p>Pamatuoti, užsakyti per EDI, gauti „Excel“ kainoraštį\u00a0– Rasa ir Mindaugas už prekystalio visa tai žino.</p>',
    ),
    picture: { art: 'hard-hat', tint: 'butter', view: 'scene', beside: ['tape-measure'] },
  },
  {
    id: 'shade-that-tilts',
    slug: 'pavesis-kuris-pasilenkia',
    day: '06-04',
    title: both('Shade that tilts', 'Pakreipiamas skėtis'),
    summary: both(
      'Why a parasol needs forty kilograms at its foot, and what else keeps a terrace cool.',
      'Kodėl skėčiui reikia keturiasdešimties kilogramų po koja ir kas dar vėsina terasą.',
    ),
    content: both(
      '<p>A parasol of three metres is a sail. At wind force five it pulls like a child at a sweet shop, so give it forty kilograms of foot or a sleeve in concrete, and close it when you go inside.</p><p>Tilting moves the shade by more than a metre, which is the difference between four in the afternoon with and without a headache. A climbing pea on a string does the same for a balcony, later in the year and for less.</p>',
      '<p>Trijų metrų skėtis\u00a0– tai burė. Pučiant penkių balų vėjui jis traukia kaip vaikas prie saldainių parduotuvės, todėl duokite jam keturiasdešimties kilogramų pėdą arba betone įtvirtintą įvorę ir suskleiskite, kai einate vidun.</p><p>Palenkus pavėsis pasislenka daugiau kaip metrą, o tai ir skiria ketvirtą valandą popiet be galvos skausmo nuo ketvirtos su juo. Balkonui tą patį, tik vėliau ir pigiau, padaro virvute besivejantis žirnis.</p>',
    ),
    picture: { art: 'umbrella-on-ground', tint: 'leaf', view: 'scene' },
    sku: 'TL-1901',
  },
]
