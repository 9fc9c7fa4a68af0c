import { both } from '../common/product.ts'
import type { NewsSeed } from './shape.ts'

/** March to May. */
export const spring: NewsSeed[] = [
  {
    id: 'a-hotel-for-bees',
    slug: 'viesbutis-bitems',
    day: '05-20',
    title: both('A hotel for bees who live alone', 'Viešbutis pavienėms bitėms'),
    summary: both(
      'Most bees have neither queen nor honey. They need a hole of the right size and the morning sun.',
      'Dauguma bičių neturi nei motinėlės, nei medaus. Joms reikia tinkamo dydžio skylutės ir ryto saulės.',
    ),
    content: both(
      '<p>Lithuania has more than three hundred kinds of bees, and all but one live alone. They do not sting worth mentioning, and an apple tree owes them more than the hive next door.</p><p>Hang the hotel so that it faces south-east, one to two metres up, and so firmly that the wind does not swing it. Tubes of three to nine millimetres, smooth inside: a splinter tears a wing. Beside it something in bloom from April to September, and a saucer of damp clay for the builders.</p><p>It is booked out within a fortnight.</p>',
      '<p>Lietuvoje gyvena daugiau kaip trys šimtai bičių rūšių, ir visos, išskyrus vieną, gyvena po vieną. Jos beveik negelia, o obelis joms skolinga daugiau nei kaimyno aviliui.</p><p>Viešbutį kabinkite atgręžtą į pietryčius, vieno–dviejų metrų aukštyje ir taip tvirtai, kad vėjas nesūpuotų. Vamzdeliai\u00a0– trijų–devynių milimetrų, viduje lygūs: rakštis suplėšo sparną. Šalia tegul kas nors žydi nuo balandžio iki rugsėjo, o statytojoms padėkite lėkštelę drėgno molio.</p><p>Per dvi savaites laisvų vietų nebelieka.</p>',
    ),
    picture: { art: 'wood', tint: 'leaf', view: 'scene', beside: ['tulip', 'potted-herbs'] },
    sku: 'FS-1104',
  },
  {
    id: 'the-commercial-offer-in-one-click',
    slug: 'komercinis-pasiulymas-vienu-spustelejimu',
    day: '05-06',
    title: both('A quote in one click', 'Komercinis pasiūlymas vienu spustelėjimu'),
    summary: both(
      'Fill a cart, press one button, get a PDF with your prices that is good for a board meeting.',
      'Užpildykite krepšelį, paspauskite vieną mygtuką ir gaukite PDF su Jūsų kainomis\u00a0– tinkamą net valdybai.',
    ),
    content: both(
      '<p>Whoever buys for a company rarely decides alone. That is why every cart now has a button that turns it into an offer: your prices, your quantities, VAT shown separately, valid for fourteen days.</p><p>You can keep several carts, one for each site, and name them. The offer carries the name, and your colleague finds the cart under it in the customer area and orders with one click once the signature is there.</p>',
      '<p>Kas perka įmonei, retai sprendžia vienas. Todėl dabar kiekviename krepšelyje yra mygtukas, paverčiantis jį pasiūlymu: Jūsų kainos, Jūsų kiekiai, PVM atskira eilute, galioja keturiolika dienų.</p><p>Krepšelių galite turėti kelis, po vieną kiekvienam objektui, ir juos pavadinti. Pasiūlyme bus tas pats pavadinimas, o kolega pagal jį ras krepšelį paskyroje ir, gavęs parašą, užsakys vienu spustelėjimu.</p>',
    ),
    picture: { art: 'notebook', tint: 'lilac', view: 'scene', beside: ['pencil'] },
  },
  {
    id: 'the-axe-and-the-grandfather',
    slug: 'kirvis-ir-senelis',
    day: '04-22',
    title: both('The axe and the grandfather', 'Kirvis ir senelis'),
    summary: both(
      'We asked a forester of seventy-eight years to split a cord of birch with ours. He had remarks.',
      'Paprašėme septyniasdešimt aštuonerių metų girininko mūsų kirviu suskaldyti erdvmetrį beržinių malkų. Jis turėjo pastabų.',
    ),
    content: both(
      '<p>Juozas from the Dainava forest has worn out four axes in his life and lost one. He took ours, hit the block twice and said that the handle was a finger too long.</p><p>We shortened it. He said the edge was too thin for frozen wood. We changed the grind. In the autumn we brought him the third one and he split the whole cord, without a word, in two hours and ten minutes.</p><p>“Well?” we asked. “Dry birch,” he said. It is now called <em>Girininkas</em>, and he gets one for his birthday.</p>',
      '<p>Juozas iš Dainavos girios per gyvenimą sudėvėjo keturis kirvius ir vieną pametė. Paėmė mūsiškį, du kartus kirto į trinką ir pasakė, kad kotas pirštu per ilgas.</p><p>Sutrumpinome. Pasakė, kad ašmenys šąlančiai medienai per ploni. Pakeitėme galandimą. Rudenį atvežėme trečią, ir visą erdvmetrį jis be žodžių suskaldė per dvi valandas dešimt minučių.</p><p>„Na kaip?“\u00a0– paklausėme. „Sausas beržas“,\u00a0– atsakė. Dabar kirvis vadinasi „Girininkas“, ir vieną Juozas gaus gimtadienio proga.</p>',
    ),
    picture: { art: 'axe', tint: 'steel', view: 'scene' },
    contentPictures: [{ art: 'wood', tint: 'steel', view: 'front' }],
    sku: 'HT-1004',
  },
  {
    id: 'tomatoes-from-seed',
    slug: 'pomidorai-is-seklu',
    day: '03-19',
    title: both('Tomatoes from seed, week by week', 'Pomidorai iš sėklų: savaitė po savaitės'),
    summary: both(
      'Sow in March, prick out in April, harden off in May, eat in August.',
      'Kovą sėjame, balandį pikuojame, gegužę grūdiname, rugpjūtį valgome.',
    ),
    content: both(
      '<p><strong>Week one.</strong> Two seeds in a pot, half a centimetre deep, at 24 degrees. The top of the fridge is the best place in the house.</p><p><strong>Week three.</strong> At the first jagged leaf each plant gets its own pot, planted up to the seed leaves. Cooler now, 18 degrees, and as much light as there is.</p><p><strong>Week seven.</strong> Outdoors by day, indoors at night. A plant that has never felt wind falls over in the first one.</p><p><strong>After 20 May.</strong> Into the greenhouse; outdoors after the first week of June. Plant them deep: the hairs on the stem turn into roots.</p>',
      '<p><strong>Pirma savaitė.</strong> Po dvi sėklas į vazonėlį, pusės centimetro gylyje, 24 laipsniai. Geriausia vieta namuose\u00a0– šaldytuvo viršus.</p><p><strong>Trečia savaitė.</strong> Pasirodžius pirmam karpytam lapui, kiekvienas daigas gauna savo vazonėlį, sodinamas iki skilčialapių. Dabar vėsiau, 18 laipsnių, ir tiek šviesos, kiek tik yra.</p><p><strong>Septinta savaitė.</strong> Dieną\u00a0– lauke, naktį\u00a0– viduje. Vėjo nepajutęs augalas nuo pirmojo gūsio nugriūva.</p><p><strong>Po gegužės 20-osios.</strong> Į šiltnamį, o į atvirą lysvę\u00a0– po pirmosios birželio savaitės. Sodinkite giliai: plaukeliai ant stiebo virsta šaknimis.</p>',
    ),
    picture: { art: 'watering-can', tint: 'leaf', view: 'scene', beside: ['seedling'] },
    contentPictures: [{ art: 'seedling', tint: 'leaf', view: 'front' }],
    sku: 'VS-1001',
  },
  {
    id: 'birch-sap-and-birch-tar',
    slug: 'berzu-sula-ir-berzu-degutas',
    day: '03-12',
    title: both('Birch sap and birch tar', 'Beržų sula ir beržų degutas'),
    summary: both(
      'One tree, two products: what runs in March, and what is left after the fire.',
      'Vienas medis, du produktai: tai, kas teka kovą, ir tai, kas lieka po ugnies.',
    ),
    content: both(
      '<p>For two weeks in March a birch gives away sap, up to ten litres a day. One hole of a finger’s depth, in a tree thicker than a bucket, and a wooden peg in it afterwards. Drink it within three days or let it sour with raisins.</p><p>Tar is the other end of the story: bark, heated without air, drop by drop. It keeps boots dry and hands clean, and it smells of a smokehouse and an old pharmacy. The soap that is made of it divides families.</p>',
      '<p>Dvi kovo savaites beržas dovanoja sulą\u00a0– iki dešimties litrų per dieną. Vienos piršto gylio skylės už kibirą storesniame medyje pakanka, o paskui į ją įkalkite medinį kaištelį. Išgerkite per tris dienas arba rauginkite su razinomis.</p><p>Degutas\u00a0– kitas istorijos galas: tošis, kaitinama be oro, lašas po lašo. Jis saugo batus nuo vandens, valo rankas ir kvepia rūkykla bei sena vaistine. Iš jo verdamas muilas skaldo šeimas.</p>',
    ),
    picture: { art: 'bucket', tint: 'leaf', view: 'scene', beside: ['carafe'] },
    contentPictures: [{ art: 'soap', tint: 'sand', view: 'front' }],
    sku: 'BA-1904',
  },
  {
    id: 'a-workshop-in-two-square-metres',
    slug: 'dirbtuves-dviejuose-kvadratiniuose-metruose',
    day: '03-03',
    title: both('A workshop in two square metres', 'Dirbtuvės dviejuose kvadratiniuose metruose'),
    summary: both(
      'Twelve tools, one wall and a door that closes: what a flat really needs.',
      'Dvylika įrankių, viena siena ir užsidarančios durys: ko iš tikrųjų reikia butui.',
    ),
    content: both(
      '<p>Nobody needs a hundred and fifty-eight pieces in a plastic case. A hammer, a panel saw, two screwdrivers, one adjustable wrench, a clamp, a folding rule, a level, a pencil, a small driver with a charging dock, a torch, and a box that you can stand on.</p><p>Hang them where you see them and draw their outline on the wall, and you will know at a glance what your neighbour still has.</p><p>The twelve together are a list in our shop. They cost less than one call to a handyman on a Sunday.</p>',
      '<p>Niekam nereikia šimto penkiasdešimt aštuonių dalių plastikiniame lagamine. Plaktukas, pjūklas, du atsuktuvai, vienas reguliuojamasis raktas, veržtuvas, sulankstomas metras, gulsčiukas, pieštukas, mažas suktuvas su įkrovimo stotele, žibintuvėlis ir dėžė, ant kurios galima užlipti.</p><p>Pakabinkite juos matomoje vietoje ir ant sienos apibrėžkite kontūrus\u00a0– iš karto matysite, ką dar pasiskolinęs kaimynas.</p><p>Visi dvylika sudėti į sąrašą mūsų parduotuvėje. Kartu jie kainuoja mažiau nei vienas meistro iškvietimas sekmadienį.</p>',
    ),
    picture: { art: 'toolbox', tint: 'steel', view: 'scene', beside: ['claw-hammer', 'hand-saw', 'pliers'] },
    contentPictures: [
      { art: 'claw-hammer', tint: 'steel', view: 'front' },
      { art: 'hand-saw', tint: 'steel', view: 'front' },
    ],
    sku: 'BX-2201',
  },
]
