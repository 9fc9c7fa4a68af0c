import { both } from '../common/product.ts'
import type { NewsSeed } from './shape.ts'

/** September to November. */
export const autumn: NewsSeed[] = [
  {
    id: 'how-we-test-a-dining-chair',
    slug: 'kaip-isbandome-valgomojo-kede',
    day: '11-14',
    title: both('How we test a dining chair', 'Kaip išbandome valgomojo kėdę'),
    summary: both(
      'Fifty thousand sits, two humidity rooms and one impatient carpenter.',
      'Penkiasdešimt tūkstančių atsisėdimų, dvi drėgmės kameros ir vienas nekantrus stalius.',
    ),
    content: both(
      '<p>A chair that wobbles after one winter was never a chair, only a promise of one. Before a dining chair gets a place in our shop it spends six weeks in the back room in Vilnius, and most of that time somebody is trying to break it.</p><h2>Fifty thousand sits</h2><p>The machine is simple: a sandbag of seventy-six kilograms, a lever and a counter. It sits down, waits for two seconds and gets up again, all day and all night. A family of four needs about eleven years for the same number. We stop every ten thousand sits, turn the chair over and look at the joints with a lamp.</p><h2>Dry room, wet room</h2><p>Wood moves. A week at 25 per cent humidity, as in a heated flat in January, and a week at 80 per cent, as on a glazed balcony in October, show whether the glue or the wood gives in first. Of the last nine models two came back with a split rail. They did not come back a second time.</p><h2>And then Algis</h2><p>Algis has repaired chairs for thirty-one years and leans back on two legs, every one of them, because everybody’s uncle does. If a chair survives Algis, it gets its price tag.</p>',
      '<p>Kėdė, kuri po vienos žiemos kliba, niekada ir nebuvo kėdė, tik jos pažadas. Prieš patekdama į mūsų parduotuvę valgomojo kėdė šešias savaites praleidžia galiniame kambaryje Vilniuje, ir beveik visą tą laiką kas nors bando ją sulaužyti.</p><h2>Penkiasdešimt tūkstančių atsisėdimų</h2><p>Mašina paprasta: septyniasdešimt šešių kilogramų smėlio maišas, svirtis ir skaitiklis. Atsisėda, dvi sekundes palaukia, atsistoja\u00a0– ir taip dieną naktį. Keturių asmenų šeima tiek kartų atsisėda maždaug per vienuolika metų. Kas dešimt tūkstančių kartų sustojame, apverčiame kėdę ir su lempa apžiūrime sujungimus.</p><h2>Sausa kamera, drėgna kamera</h2><p>Mediena „dirba“. Savaitė esant 25 procentų drėgmei, kaip sausį šildomame bute, ir savaitė esant 80 procentų, kaip spalį įstiklintame balkone, parodo, kas pirmiau pasiduos\u00a0– klijai ar mediena. Iš paskutinių devynių modelių du grįžo su įskilusiu skersiniu. Antrą kartą jie nebegrįžo.</p><h2>O tada\u00a0– Algis</h2><p>Algis kėdes taiso trisdešimt vienus metus ir kiekvieną jų palenkia ant dviejų kojų, nes taip daro visų dėdės. Jei kėdė atlaiko Algį, ji gauna kainos etiketę.</p>',
    ),
    picture: { art: 'dining-chair', tint: 'sand', view: 'scene', beside: ['stool', 'f-clamp'] },
    contentPictures: [
      { art: 'dining-chair', tint: 'sand', view: 'scene', beside: ['claw-hammer'] },
      { art: 'f-clamp', tint: 'sand', view: 'scene', beside: ['wood-chisel'] },
    ],
    sku: 'SE-1001',
  },
  {
    id: 'the-skillet-the-first-ten-meals',
    slug: 'ketaus-keptuve-pirmieji-desimt-patiekalu',
    day: '11-06',
    title: both('The cast-iron skillet, the first ten meals', 'Ketaus keptuvė: pirmieji dešimt patiekalų'),
    summary: both(
      'Season it once, then leave the soap alone. A short guide for the first two weeks.',
      'Vieną kartą pradeginkite ir pamirškite ploviklį. Trumpas vadovas pirmosioms dviem savaitėms.',
    ),
    content: both(
      '<p>Our skillet comes seasoned, which means that somebody has already burnt oil into it for you. The next ten meals decide whether it stays that way.</p><ol><li><strong>Potatoes.</strong> A lot of fat, low heat, patience. They fill the pores.</li><li><strong>Onions</strong>, for the same reason and the smell.</li><li><strong>Bacon.</strong> Now it begins to shine.</li><li><strong>Pancakes.</strong> The first one sticks. It always does.</li><li><strong>Bread</strong>, cut side down.</li><li><strong>A steak</strong>, and open the window.</li><li><strong>Mushrooms</strong> with butter.</li><li><strong>Cutlets.</strong></li><li><strong>Fish</strong>, if you dare.</li><li><strong>An egg.</strong> If it slides, you are done.</li></ol><p>Leave tomatoes and wine for the second month: acid eats young seasoning. Wash with hot water and a brush while the pan is warm, dry it on the hob, and wipe it with a drop of oil.</p>',
      '<p>Mūsų keptuvė parduodama jau pradeginta, vadinasi, kažkas už Jus jau įkepino į ją aliejaus. Kiti dešimt patiekalų nulems, ar ji tokia ir liks.</p><ol><li><strong>Bulvės.</strong> Daug riebalų, maža kaitra, kantrybė. Jos užpildo poras.</li><li><strong>Svogūnai</strong>\u00a0– dėl tos pačios priežasties ir dėl kvapo.</li><li><strong>Šoninė.</strong> Dabar keptuvė ima blizgėti.</li><li><strong>Blynai.</strong> Pirmasis prikepa. Visada.</li><li><strong>Duona</strong>, pjūvio puse žemyn.</li><li><strong>Kepsnys</strong>\u00a0– ir atidarykite langą.</li><li><strong>Grybai</strong> su sviestu.</li><li><strong>Kotletai.</strong></li><li><strong>Žuvis</strong>, jei drįstate.</li><li><strong>Kiaušinis.</strong> Jei slysta\u00a0– darbas baigtas.</li></ol><p>Pomidorus ir vyną palikite antram mėnesiui: rūgštis graužia jauną sluoksnį. Plaukite karštu vandeniu ir šepetėliu, kol keptuvė šilta, išdžiovinkite ant viryklės ir ištepkite lašu aliejaus.</p>',
    ),
    picture: { art: 'skillet', tint: 'teal', view: 'scene', beside: ['salt-mill', 'cutting-board'] },
    contentPictures: [{ art: 'brown-mushroom', tint: 'teal', view: 'front' }],
    sku: 'PP-1002',
  },
  {
    id: 'winter-hours-in-vilnius',
    slug: 'ziemos-darbo-laikas-vilniuje',
    day: '10-28',
    title: both('Winter hours of the Vilnius shop', 'Vilniaus parduotuvės žiemos darbo laikas'),
    summary: both(
      'Open until 20:00 on weekdays, closed 24–26 December and on New Year’s Day.',
      'Darbo dienomis dirbame iki 20\u00a0val., nedirbame gruodžio 24–26 d. ir per Naujuosius.',
    ),
    content: both(
      '<p>From the first of November the shop on Beržų Street stays open until 20:00 from Monday to Friday, because it is dark at four anyway and somebody always needs a bulb.</p><h2>Holidays</h2><ul><li>24, 25 and 26 December: closed</li><li>31 December: 9:00–15:00</li><li>1 January: closed</li></ul><p>Orders placed on the holidays leave the warehouse on the next working day. Lockers work all the time, also on Christmas Eve.</p><p>The repair counter takes in skates, sledges and snow shovels without an appointment.</p>',
      '<p>Nuo lapkričio pirmosios parduotuvė Beržų gatvėje darbo dienomis veikia iki 20\u00a0val., nes ketvirtą vis tiek jau tamsu ir kam nors būtinai prireikia lemputės.</p><h2>Šventės</h2><ul><li>Gruodžio 24, 25 ir 26 d. nedirbame</li><li>Gruodžio 31 d. dirbame 9–15\u00a0val.</li><li>Sausio 1 d. nedirbame</li></ul><p>Per šventes pateikti užsakymai iš sandėlio iškeliauja kitą darbo dieną. Paštomatai veikia visada, net ir Kūčių vakarą.</p><p>Pačiūžas, roges ir sniego kastuvus remontui priimame be išankstinės registracijos.</p>',
    ),
    picture: { art: 'lantern', tint: 'sky', view: 'scene', beside: ['wall-clock'] },
  },
  {
    id: 'garlic-goes-in-now',
    slug: 'cesnakus-sodinkite-dabar',
    day: '10-09',
    title: both('Garlic goes in now', 'Česnakus sodinkite dabar'),
    summary: both(
      'Three weeks before the ground freezes: how deep, how far apart and which end up.',
      'Trys savaitės iki įšalo: kokiu gyliu, kokiu atstumu ir kuriuo galu į viršų.',
    ),
    content: both(
      '<p>Garlic planted in October has roots before the frost and leaves before the snow is gone. Planted in spring it is a single round onion with ambitions.</p><h2>How</h2><ul><li>Break the bulb the same day; the biggest cloves go into the ground, the rest into the soup.</li><li>Six centimetres deep, the flat end down, the pointed end up.</li><li>Twelve centimetres apart, thirty between the rows.</li><li>Cover with leaves or straw once the ground is hard.</li></ul><p>Never where onions or garlic grew within the last three years. After peas is best.</p>',
      '<p>Spalį pasodintas česnakas įsišaknija iki šalnų ir sulapoja dar nenutirpus sniegui. Pasodintas pavasarį jis\u00a0– tik viena apvali skiltelė su svajonėmis.</p><h2>Kaip</h2><ul><li>Galvutę išlukštenkite tą pačią dieną: didžiausias skilteles\u00a0– į žemę, likusias\u00a0– į sriubą.</li><li>Šešių centimetrų gylyje, plokščiuoju galu žemyn, smailiuoju aukštyn.</li><li>Kas dvylika centimetrų, tarp eilių\u00a0– trisdešimt.</li><li>Kai žemė sukietėja, uždenkite lapais ar šiaudais.</li></ul><p>Niekada ten, kur pastaruosius trejus metus augo svogūnai ar česnakai. Geriausia po žirnių.</p>',
    ),
    picture: { art: 'garlic', tint: 'leaf', view: 'scene', beside: ['trowel'] },
    sku: 'FS-1106',
  },
  {
    id: 'a-whetstone-and-ten-minutes',
    slug: 'galastuvas-ir-desimt-minuciu',
    day: '09-24',
    title: both('A sharp knife in ten minutes', 'Aštrus peilis per dešimt minučių'),
    summary: both(
      'It is safer than a blunt one. What you need is a whetstone, water and a steady angle.',
      'Jis saugesnis už atšipusį. Tereikia galąstuvo, vandens ir pastovaus kampo.',
    ),
    content: both(
      '<p>People cut themselves with blunt knives, because blunt knives need force and force slips. Ten minutes a month are enough.</p><p>Soak the stone until it stops bubbling. Put two coins under the back of the blade: that is the angle, and it is the only thing you have to keep. Push, do not saw, from the heel to the tip, until you feel a burr along the whole other side. Turn the knife over. Then ever lighter strokes, in turn, and a few along a leather belt.</p><p>Try it with a tomato. A sharp knife goes through the skin under its own weight.</p><p>On the last Saturday of each month Algis sharpens up to three knives a visitor in our Vilnius shop, free of charge, and explains what he is doing whether you asked or not.</p>',
      '<p>Žmonės įsipjauna atšipusiais peiliais: jiems reikia jėgos, o jėga paslysta. Pakanka dešimties minučių per mėnesį.</p><p>Mirkykite akmenį, kol nustos kilti burbuliukai. Po peilio nugarėle pakiškite dvi monetas\u00a0– tai ir yra kampas, tik jį ir tereikia išlaikyti. Stumkite, o ne pjaukite, nuo kulno iki smaigalio, kol per visą kitą pusę pajusite šerpetas. Apverskite peilį. Tada vis lengvesni judesiai, pakaitomis, ir keli brūkštelėjimai per odinį diržą.</p><p>Išbandykite su pomidoru. Aštrus peilis odelę perpjauna vien savo svoriu.</p><p>Kiekvieno mėnesio paskutinį šeštadienį Algis mūsų parduotuvėje Vilniuje nemokamai pagaląs iki trijų peilių ir paaiškins, ką daro, nesvarbu, klausėte ar ne.</p>',
    ),
    picture: { art: 'cook-knife', tint: 'steel', view: 'scene', beside: ['cutting-board'] },
    sku: 'KB-1101',
  },
  {
    id: 'lockers-in-forty-more-towns',
    slug: 'pastomatai-dar-keturiasdesimtyje-miesteliu',
    day: '09-10',
    title: both('Lockers in forty more towns', 'Paštomatai dar keturiasdešimtyje miestelių'),
    summary: both(
      'From Akmenė to Zarasai: parcels up to thirty kilograms now wait nearer to you.',
      'Nuo Akmenės iki Zarasų: siuntos iki trisdešimties kilogramų dabar laukia arčiau Jūsų.',
    ),
    content: both(
      '<p>Since Monday our parcels go to every parcel locker in Lithuania, Latvia and Estonia, forty towns more than before. You see the nearest ones in the cart as soon as you choose delivery to a locker.</p><p>What fits: anything up to thirty kilograms and 64 centimetres on the longest side. A dining chair does not, a folded one does. Whatever is too big is brought to your door for the same price.</p><p>Returns go the same way: print nothing, write the number from the customer area on the parcel, close the door.</p>',
      '<p>Nuo pirmadienio siuntas pristatome į visus Lietuvos, Latvijos ir Estijos paštomatus\u00a0– tai keturiasdešimčia miestelių daugiau nei anksčiau. Artimiausius pamatysite krepšelyje, kai tik pasirinksite pristatymą į paštomatą.</p><p>Kas telpa: viskas iki trisdešimties kilogramų ir ne ilgiau kaip 64 centimetrai. Valgomojo kėdė netilps, sulankstoma\u00a0– tilps. Kas per didelis, už tą pačią kainą atvešime iki durų.</p><p>Grąžinti galima taip pat: nieko nespausdinkite, ant siuntos užrašykite numerį iš savo paskyros ir uždarykite dureles.</p>',
    ),
    picture: { art: 'package', tint: 'sand', view: 'scene', beside: ['package', 'package'] },
  },
  {
    id: 'mushrooms-on-the-windowsill',
    slug: 'grybai-ant-palanges',
    day: '09-02',
    title: both('Mushrooms on the windowsill', 'Grybai ant palangės'),
    summary: both(
      'A block of straw, a spray bottle and eleven days to the first soup.',
      'Šiaudų trinkelė, purkštuvas ir vienuolika dienų iki pirmosios sriubos.',
    ),
    content: both(
      '<p>The forest gives when it wants to. The growing block gives on the eleventh day: cut a cross into the film, put it where it is light but not sunny, spray it twice a day.</p><p>The first harvest is the biggest, around four hundred grams. Twist the whole bunch out rather than cutting it. Then let the block rest for a week, soak it overnight in a bucket of cold water, and it begins again. Three harvests are usual, and afterwards the block is excellent compost for roses.</p>',
      '<p>Miškas duoda, kada nori. Auginimo trinkelė duoda vienuoliktą dieną: kryžmai įpjaukite plėvelę, pastatykite šviesioje, bet ne saulėtoje vietoje ir du kartus per dieną apipurkškite.</p><p>Pirmasis derlius gausiausias, apie keturi šimtai gramų. Visą kekę išsukite, o ne nupjaukite. Paskui trinkelei leiskite savaitę pailsėti, per naktį pamirkykite kibire šalto vandens, ir viskas prasidės iš naujo. Paprastai pavyksta trys derliai, o vėliau trinkelė virsta puikiu kompostu rožėms.</p>',
    ),
    picture: { art: 'brown-mushroom', tint: 'leaf', view: 'scene' },
    sku: 'HB-1204',
  },
]
