import { both } from '../common/product.ts'
import type { NewsSeed } from './shape.ts'

/** December to February. */
export const winter: NewsSeed[] = [
  {
    id: 'mending-a-sock',
    slug: 'kaip-uzadyti-kojine',
    day: '02-19',
    title: both('Mending a sock in four minutes', 'Kaip per keturias minutes užadyti kojinę'),
    summary: both(
      'A light bulb, a needle and wool in a colour that you are proud of.',
      'Lemputė, adata ir spalvos, kuria didžiuojatės, siūlas.',
    ),
    content: both(
      '<p>Pull the sock over a light bulb, preferably one that is not glowing. Begin a centimetre away from the hole, in wool that is still sound, and run threads to and fro across it, close together. Then weave over and under, over and under, back and forth.</p><p>No knots, they press. Leave small loops at the edges instead, so that the darn can shrink with the sock.</p><p>Wool of another colour is not a mistake. It is a signature.</p>',
      '<p>Užmaukite kojinę ant lemputės, geriau nešviečiančios. Pradėkite per centimetrą nuo skylės, kur mezginys dar sveikas, ir veskite siūlus per ją pirmyn atgal, vieną šalia kito. Paskui audžiate: per viršų, per apačią, per viršų, per apačią\u00a0– ir atgal.</p><p>Jokių mazgų\u00a0– jie spaudžia. Geriau kraštuose palikite mažas kilpeles, kad adinys galėtų trauktis kartu su kojine.</p><p>Kitos spalvos siūlas\u00a0– ne klaida. Tai parašas.</p>',
    ),
    picture: { art: 'thread', tint: 'sand', view: 'scene', beside: ['scissors', 'yarn'] },
    contentPictures: [{ art: 'yarn', tint: 'sand', view: 'front' }],
    sku: 'SM-1501',
  },
  {
    id: 'what-the-sky-shows-in-february',
    slug: 'ka-vasari-rodo-dangus',
    day: '02-05',
    title: both('What the sky shows in February', 'Ką vasarį rodo dangus'),
    summary: both(
      'Four things to find with a beginner’s telescope before the children fall asleep.',
      'Keturi dalykai, kuriuos pradedančiojo teleskopu rasite, kol vaikai neužmigo.',
    ),
    content: both(
      '<p>Frost is good for something: cold air stands still. Put the telescope outside half an hour before, so that it is as cold as the night.</p><ol><li><strong>The Moon</strong>, never when it is full. Along the line between day and night the mountains throw shadows.</li><li><strong>The Orion nebula</strong>, under the belt, like a breath on glass.</li><li><strong>The Pleiades</strong> at the lowest magnification. There are more than seven.</li><li><strong>Jupiter</strong> with four moons that stand elsewhere tomorrow.</li></ol><p>Hot tea is not on the list and still the most important item.</p>',
      '<p>Iš šalčio yra ir naudos: šaltas oras nejuda. Teleskopą išneškite prieš pusvalandį, kad jis atvėstų kaip ir naktis.</p><ol><li><strong>Mėnulis</strong>\u00a0– tik ne pilnatis. Ties dienos ir nakties riba kalnai meta šešėlius.</li><li><strong>Oriono ūkas</strong> po juosta, tarsi kvėptelėjimas į stiklą.</li><li><strong>Sietynas</strong> mažiausiu didinimu. Žvaigždžių ten daugiau nei septynios.</li><li><strong>Jupiteris</strong> su keturiais palydovais, kurie rytoj stovės kitur.</li></ol><p>Karštos arbatos sąraše nėra, bet ji svarbiausia.</p>',
    ),
    picture: { art: 'telescope', tint: 'lilac', view: 'scene', beside: ['lantern', 'vacuum-flask'] },
    contentPictures: [{ art: 'teapot', tint: 'lilac', view: 'front' }],
    sku: 'YS-3208',
  },
  {
    id: 'stock-taking-on-20-january',
    slug: 'inventorizacija-sausio-20-diena',
    day: '01-16',
    title: both('Stock-taking on 20 January', 'Inventorizacija sausio 20 dieną'),
    summary: both(
      'We count every screw. Orders leave the day after, the shops open at noon.',
      'Skaičiuojame kiekvieną varžtą. Užsakymai išvyks kitą dieną, parduotuvės atsidarys vidurdienį.',
    ),
    content: both(
      '<p>Once a year we find out how many bolts there really are. On 20 January the warehouse stands still; whatever is ordered after 14:00 the day before leaves on the morning of the 21st.</p><p>The shops open at twelve. If a number in the catalogue jumps that day, somebody has just found a box.</p>',
      '<p>Kartą per metus sužinome, kiek varžtų turime iš tikrųjų. Sausio 20-ąją sandėlis nedirba: viskas, kas užsakyta po išvakarių 14 valandos, išvyks 21-osios rytą.</p><p>Parduotuvės atsidarys dvyliktą. Jei tą dieną kataloge pašoks koks nors skaičius, vadinasi, kažkas ką tik rado dėžę.</p>',
    ),
    picture: { art: 'nut-bolt', tint: 'steel', view: 'scene', beside: ['combination-spanner'] },
  },
  {
    id: 'feed-the-tits-properly',
    slug: 'kaip-teisingai-lesinti-zyles',
    day: '01-08',
    title: both('Feed the tits properly', 'Kaip teisingai lesinti zyles'),
    summary: both(
      'Unsalted peanuts, no bread, and a feeder that can be washed.',
      'Nesūdyti žemės riešutai, jokios duonos ir lesyklėlė, kurią galima išplauti.',
    ),
    content: both(
      '<p>A great tit weighs eighteen grams and loses two of them on a cold night. What it needs in the morning is fat: unsalted peanuts, sunflower seed, suet. Bread swells and fills, and that is all it does.</p><p>Hang the feeder two metres up, two metres from the nearest bush: near enough to hide, too far for the cat to jump. Brush it out with hot water every week, or it makes more birds ill than it feeds.</p><p>Once you have begun, go on until the thaw. They plan on you.</p>',
      '<p>Didžioji zylė sveria aštuoniolika gramų ir per šaltą naktį du jų praranda. Ryte jai reikia riebalų: nesūdytų žemės riešutų, saulėgrąžų, lajaus. Duona išbrinksta ir pripildo skrandį\u00a0– tai ir viskas.</p><p>Lesyklėlę kabinkite dviejų metrų aukštyje, per du metrus nuo artimiausio krūmo: pakankamai arti slėptis, per toli katei šokti. Kas savaitę iššveiskite karštu vandeniu, antraip ji daugiau paukščių susargdins nei pamaitins.</p><p>Jei pradėjote, nesustokite iki atlydžio. Jie Jumis pasikliauja.</p>',
    ),
    picture: { art: 'nest-box', tint: 'leaf', view: 'scene', beside: ['bowl'] },
    contentPictures: [{ art: 'long-broom', tint: 'leaf', view: 'front' }],
    sku: 'BI-1801',
  },
  {
    id: 'gifts-that-arrive-on-time',
    slug: 'dovanos-kurios-atvyksta-laiku',
    day: '12-04',
    title: both('Gifts that arrive on time', 'Dovanos, kurios atvyksta laiku'),
    summary: both(
      'The last days for ordering, wrapping for two euros, and what to do when the size is a guess.',
      'Paskutinės užsakymo dienos, pakavimas už du eurus ir ką daryti, kai dydį tik spėjate.',
    ),
    content: both(
      '<ul><li>To a locker in Lithuania: order by 22 December, 14:00</li><li>To the door in Lithuania: by 21 December</li><li>To Latvia and Estonia: by 18 December</li><li>To collect in a shop: on 23 December until closing time</li></ul><p>We wrap in brown paper with a linen ribbon and write what you dictate. The price stays out of the parcel, and the return period for gifts runs until 31 January, so a guessed size is no drama.</p>',
      '<ul><li>Į paštomatą Lietuvoje: užsakykite iki gruodžio 22 d. 14\u00a0val.</li><li>Iki durų Lietuvoje: iki gruodžio 21 d.</li><li>Į Latviją ir Estiją: iki gruodžio 18 d.</li><li>Atsiimti parduotuvėje: gruodžio 23 d. iki uždarymo</li></ul><p>Supakuosime į rudą popierių su lininiu kaspinu ir užrašysime, ką padiktuosite. Kainos siuntoje nebus, o dovanas galima grąžinti iki sausio 31 d., tad neatspėtas dydis\u00a0– ne bėda.</p>',
    ),
    picture: { art: 'candle', tint: 'rose', view: 'scene', beside: ['lantern', 'mug'] },
    contentPictures: [{ art: 'wrapped-gift', tint: 'rose', view: 'front' }],
  },
  {
    id: 'a-tree-with-roots',
    slug: 'eglute-su-saknimis',
    day: '12-01',
    title: both('A tree with roots', 'Eglutė su šaknimis'),
    summary: both(
      'How a spruce in a pot survives Christmas and lives in the garden afterwards.',
      'Kaip vazoninei eglei išgyventi Kalėdas, o paskui augti sode.',
    ),
    content: both(
      '<p>Ten days indoors, no more, in the coolest corner and far from the radiator. Water a little every day. Then a week in an unheated hall before it goes out, because from 20 degrees to minus eight is a shock for everybody.</p><p>Dig the hole now, while the ground is soft, and fill it with leaves. In January you will be glad.</p><p>Whoever has no garden brings the tree back by 15 January. The forestry at Varėna plants them; last year 214 moved in.</p>',
      '<p>Kambaryje\u00a0– dešimt dienų, ne ilgiau, vėsiausiame kampe ir toli nuo radiatoriaus. Kasdien truputį palaistykite. Paskui savaitę palaikykite nešildomame prieangyje, nes nuo dvidešimties laipsnių iki minus aštuonių\u00a0– sukrėtimas bet kam.</p><p>Duobę kaskite dabar, kol žemė minkšta, ir pripilkite lapų. Sausį džiaugsitės.</p><p>Neturintys sodo eglę grąžina iki sausio 15 d. Jas pasodina Varėnos girininkija: pernai ten apsigyveno 214.</p>',
    ),
    picture: { art: 'plant-pot', tint: 'leaf', view: 'scene', beside: ['spade', 'watering-can'] },
    sku: 'DP-1601',
  },
]
