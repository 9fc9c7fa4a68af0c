import type { ProductDetails } from '../../common/details.ts'

export const plantsPotsDetails: ProductDetails = {
  'HP-1301': {
    en: [
      'The plant is about six years old and arrives in a clay pot nine centimetres wide, in gritty soil it will not outgrow for years. Turn it a quarter each month, or it leans towards the window.',
      '22 cm high with its pot',
      'No water from November to February',
      'Thick gloves for repotting',
    ],
    lt: [
      'Augalui apie šešeri metai; jis pristatomas devynių centimetrų moliniame vazone, žvyringoje žemėje, kurios užteks ne vieneriems metams. Kas mėnesį pasukite ketvirčiu, kitaip pasvirs į langą.',
      'Su vazonu 22 cm aukščio',
      'Nuo lapkričio iki vasario nelaistykite',
      'Persodinkite su storomis pirštinėmis',
    ],
  },
  'HP-1302': {
    en: [
      'Chamaedorea comes as a clump of young stems, sixty centimetres tall, in a plain nursery pot that slips into a planter of twenty-two. It drinks a glass a week in summer and half of that in winter.',
      'Harmless to cats and dogs',
      'Cut off brown tips, not whole leaves',
      'Shower the dust off twice a year',
    ],
    lt: [
      'Hamedorėja atkeliauja kaip jaunų stiebų kuokštas, šešiasdešimties centimetrų, paprastame vazone, telpančiame į dvidešimt dviejų centimetrų vazoninę. Vasarą jai reikia stiklinės vandens per savaitę, žiemą – pusės.',
      'Nepavojinga katėms ir šunims',
      'Nukirpkite rudus galiukus, ne visą lapą',
      'Dukart per metus nuplaukite dulkes',
    ],
  },
  'HP-1303': {
    en: [
      'Thick stems store water at the base, so the soil should be bone dry before the next can. The clay pot breathes and has a hole and a saucer; move up one size when the roots lift the plant.',
      '40 cm high on delivery',
      'Light to deep shade, above 12 °C',
      'Sap irritates skin, keep from pets',
    ],
    lt: [
      'Stori stiebai kaupia vandenį prie pagrindo, todėl prieš kitą laistymą žemė turi visiškai išdžiūti. Molinis vazonas kvėpuoja, turi skylutę ir lėkštelę; kai šaknys ims kelti augalą, imkite vienu dydžiu didesnį.',
      'Pristatomas 40 cm aukščio',
      'Nuo šviesos iki pavėsio, virš 12 °C',
      'Sultys dirgina odą, saugokite augintinius',
    ],
  },
  'HP-1304': {
    en: [
      'A dwarf Nelumbo tuber is planted in loam in a watertight bowl and sent in May, just as the first floating leaf appears. Keep it in full sun and top up with rainwater; in autumn, move the bowl to a frost-free cellar.',
      'Bowl 32 cm across',
      'Flowers from July, three days each',
      'Feed with one tablet a month',
    ],
    lt: [
      'Žemaūgio lotoso gumbas pasodintas priemolyje, sandariame dubenyje, ir išsiunčiamas gegužę, kai pasirodo pirmas plūduriuojantis lapas. Laikykite saulėje ir papildykite lietaus vandeniu, o rudenį dubenį perneškite į nešąlantį rūsį.',
      'Dubens skersmuo 32 cm',
      'Žydi nuo liepos, žiedas – tris dienas',
      'Tręškite viena tablete per mėnesį',
    ],
  },
  'HP-1306': {
    en: [
      'Each tree has been trained in a nursery bed and then wired for three seasons; no two trunks are alike. The glazed tray has feet and mesh over its holes, and the wire came off last spring.',
      '35 cm high, tray 24 cm wide',
      'Outdoors in summer, 0 to 8 °C in winter',
      'Pruning notes in the box',
    ],
    lt: [
      'Kiekvienas medelis augintas medelyne, paskui tris sezonus formuotas viela, todėl dviejų vienodų kamienų nėra. Glazūruotas indas turi kojeles ir tinklelį ant skylučių, o viela nuimta praėjusį pavasarį.',
      '35 cm aukščio, indas 24 cm pločio',
      'Vasarą – lauke, žiemą 0–8 °C',
      'Dėžutėje – genėjimo patarimai',
    ],
  },
  'HP-1305': {
    en: [
      'Canes of moso bamboo are cut on the slant, bound with straw rope and set in a weighted tub with sprigs of mountain pine. Frost keeps it fresh; in a heated hall it lasts about four weeks.',
      '60 cm high, tub 22 cm across',
      'Natural material, no two alike',
      'Everything but the wire composts',
    ],
    lt: [
      'Įstrižai nupjauti bambukai surišti šiaudine virve ir kartu su kalninės pušies šakelėmis įstatyti į pasunkintą kubilėlį. Šaltis išlaiko puokštę šviežią, o šildomame koridoriuje ji stovi apie keturias savaites.',
      '60 cm aukščio, kubilėlis 22 cm',
      'Natūrali medžiaga, vienodų nėra',
      'Viskas, išskyrus vielą, tinka kompostui',
    ],
  },
  'TS-1401': {
    en: [
      'A two-year-old tree on a medium rootstock, with four side shoots already spread for a crown you can reach. Its white apples bruise in transport, which is why shops never have them: eat, bake, or press them at once.',
      '150 cm high in a 10 l pot',
      'Pollinated by most early apples',
      'Fruits from the fourth year',
    ],
    lt: [
      'Dvejų metų medelis su vidutinio augumo poskiepiu ir keturiomis šoninėmis šakomis, iš kurių susidarys ranka pasiekiamas vainikas. Šviesūs obuoliai vežami susimuša, todėl parduotuvėse jų nėra: valgykite, kepkite ar spauskite iškart.',
      '150 cm aukščio, 10 l vazone',
      'Apdulkina dauguma ankstyvųjų obelų',
      'Dera nuo ketvirtų metų',
    ],
  },
  'TS-1402': {
    en: [
      'Quince roots hold the growth back, so the tree stays below a ground-floor eave and wants a post for life. The variety is a late summer pear, juicy, best within a week of picking.',
      '130 cm high in a 10 l pot',
      'Plant the graft above the soil',
      'Needs a second pear within 100 m',
    ],
    lt: [
      'Svarainio šaknys stabdo augimą, tad medelis neperauga pirmojo aukšto stogo ir visą gyvenimą nori kuolo. Veislė – vėlyva vasarinė, sultinga, skaniausia per savaitę nuo nuskynimo.',
      '130 cm aukščio, 10 l vazone',
      'Skiepo vieta turi likti virš žemės',
      'Reikia kitos kriaušės iki 100 m',
    ],
  },
  'TS-1403': {
    en: [
      'Grown from suckers of an old orchard, so it stands on its own roots and whatever comes up beside it is the same cherry. It is self-fertile, blossoms late in May and shrugs off hard winters.',
      '120 cm high in a 7.5 l pot',
      'First jar of jam in year four',
      'Prune after picking, not in winter',
    ],
    lt: [
      'Išauginta iš seno sodo atžalų, todėl turi savas šaknis, ir viskas, kas išdygsta šalia, yra ta pati vyšnia. Ji savidulkė, žydi gegužės pabaigoje ir nebijo speiguotų žiemų.',
      '120 cm aukščio, 7,5 l vazone',
      'Pirmas uogienės stiklainis – ketvirtais metais',
      'Genėkite po derliaus, ne žiemą',
    ],
  },
  'TS-1404': {
    en: [
      'Three-year-old bushes come in acid soil and need it: dig in pine bark and water from the butt, never from the tap. Nets over the crop in July decide who eats it.',
      '45 cm high in a 3 l pot',
      'Up to 3 kg a bush when grown',
      'Scarlet leaves in autumn',
    ],
    lt: [
      'Trejų metų krūmai parduodami rūgščioje žemėje, tokios jiems ir reikia: įkaskite pušų žievės ir laistykite lietaus vandeniu. Liepą uogas uždenkite tinklu – nuo jo priklausys, kas jas suvalgys.',
      '45 cm aukščio, 3 l vazone',
      'Suaugęs krūmas duoda iki 3 kg',
      'Rudenį lapai skaisčiai raudoni',
    ],
  },
  'TS-1405': {
    en: [
      'The shrub is budded on a wild rose and has been wintered outdoors with us twice. Dig the hole two spades deep, put the graft a hand below the surface, and cut back by a third each March.',
      '40 cm high in a 5 l pot',
      'Flowers from June until the frosts',
      'No spraying needed in open air',
    ],
    lt: [
      'Krūmas akiuotas į erškėtį ir du kartus žiemojo pas mus lauke. Duobę kaskite dviejų kastuvų gylio, skiepo vietą leiskite per plaštaką žemiau paviršiaus, o kas kovą trumpinkite trečdaliu.',
      '40 cm aukščio, 5 l vazone',
      'Žydi nuo birželio iki šalnų',
      'Atviroje vietoje purkšti nereikia',
    ],
  },
  'TS-1407': {
    en: [
      'Two-year-old plants with several shoots fill out from the base, which single-stemmed trees never do. Three to the metre make a screen; left unclipped, one grows into a small tree with five-metre branches.',
      '80 cm high in a 3 l pot',
      'Any soil, hardy to minus 35 °C',
      'Water well in the first summer',
    ],
    lt: [
      'Dvejų metų augalai su keliais ūgliais sutankėja nuo pat žemės, o vienstiebiai to nepadaro. Trys augalai metre užstoja vaizdą, o nekarpytas vienas užauga į nedidelį penkių metrų medelį.',
      '80 cm aukščio, 3 l vazone',
      'Bet kokia žemė, pakelia iki –35 °C',
      'Pirmą vasarą gausiai laistykite',
    ],
  },
  'TS-1408': {
    en: [
      'Bred in Latvia for cold gardens, it carries small blue grapes with a strawberry note that make juice as well as dessert. Lead two canes along wires and shorten every side shoot to two buds in March.',
      '60 cm high in a 4 l pot',
      'Hardy to minus 35 °C, no covering',
      'First bunches in the third year',
    ],
    lt: [
      'Išvesta Latvijoje šaltiems sodams, ji nokina smulkias mėlynas uogas su žemuogių prieskoniu – tinka ir sultims, ir stalui. Dvi šakas veskite viela, o šoninius ūglius kas kovą trumpinkite iki dviejų pumpurų.',
      '60 cm aukščio, 4 l vazone',
      'Pakelia –35 °C, dengti nereikia',
      'Pirmosios kekės trečiais metais',
    ],
  },
  'TS-1406': {
    en: [
      'Grown in its pot from a seedling, not dug up and stuffed into one, so the roots survive the move indoors. Stand it in the coolest room, water it daily, and harden it off in a shed before planting.',
      '120 cm high in a 12 l pot',
      'At most two weeks indoors',
      'Dig the hole before the ground freezes',
    ],
    lt: [
      'Nuo sėjinuko auginta vazone, o ne iškasta ir į jį sugrūsta, todėl šaknys atlaiko kelionę į namus. Statykite vėsiausiame kambaryje, kasdien laistykite, o prieš sodindami palaikykite sandėliuke.',
      '120 cm aukščio, 12 l vazone',
      'Namuose – ne ilgiau kaip dvi savaites',
      'Duobę iškaskite, kol žemė neįšalo',
    ],
  },
  'PS-1501': {
    en: [
      'Thrown on the wheel in three sections and fired at 1100 degrees, it has two handles and a pressed band around the shoulder. A drain hole is drilled but plugged with cork, so it can also hold water.',
      '55 cm high, 32 cm at the belly',
      'Empty it before the first frost',
      'Lift by the body, not the handles',
    ],
    lt: [
      'Nužiestas trimis dalimis ir išdegtas 1100 laipsnių temperatūroje indas turi dvi ąsas ir įspaustą juostą per pečius. Skylutė vandeniui išgręžta, bet užkimšta kamščiu, todėl tinka ir vandeniui.',
      '55 cm aukščio, 32 cm per pilvą',
      'Prieš šalnas ištuštinkite',
      'Kelkite už korpuso, ne už ąsų',
    ],
  },
  'PS-1502': {
    en: [
      'Three coats of enamel are fired onto pressed steel; the rim is rolled over wire and the handle folds away. Use it as a vase for long stems, or set a nursery pot inside on a layer of gravel.',
      '19 cm high, 19 cm across',
      'Holds 3 litres, no drain hole',
      'Chips do not spread if dabbed with lacquer',
    ],
    lt: [
      'Ant presuoto plieno išdegti trys emalio sluoksniai, kraštas užlenktas ant vielos, o rankena nusileidžia. Naudokite kaip vazą ilgiems stiebams arba įstatykite augalo vazoną ant žvyro sluoksnio.',
      '19 cm aukščio, 19 cm skersmens',
      'Telpa 3 litrai, be skylės',
      'Nuskilusią vietą užtepkite laku',
    ],
  },
  'PS-1503': {
    en: [
      'Mouth-blown clear glass with a ground lid seals well enough that the water inside goes round and round. The neck lets a whole hand through, and the label field takes a grease pencil for the date.',
      '24 cm high, neck 11 cm',
      'Gravel and charcoal included',
      'Keep out of direct sun, it heats up',
    ],
    lt: [
      'Pūstas skaidrus stiklas su pritrintu dangteliu užsidaro taip sandariai, kad vanduo sukasi ratu viduje. Pro kaklelį telpa visa plaštaka, o ant etiketės pieštuku užrašysite datą.',
      '24 cm aukščio, kaklelis 11 cm',
      'Pridedama žvyro ir anglies',
      'Nelaikykite saulėje, įkaista',
    ],
  },
  'PS-1504': {
    en: [
      'The worms travel in damp straw inside a tub with air holes and are posted on Mondays only. Tip them onto a heap or into a box of kitchen scraps, cover with cardboard, and feed after one week.',
      'About 100 Eisenia, mixed ages',
      'Active from 10 to 25 °C',
      'No citrus or meat in the box',
    ],
    lt: [
      'Sliekai keliauja drėgnuose šiauduose, indelyje su oro skylutėmis, ir siunčiami tik pirmadieniais. Išverskite ant krūvos ar į virtuvės atliekų dėžę, uždenkite kartonu, o pašerkite po savaitės.',
      'Apie 100 įvairaus amžiaus sliekų',
      'Aktyvūs 10–25 °C temperatūroje',
      'Jokių citrusų ir mėsos',
    ],
  },
  'PS-1505': {
    en: [
      'Grey granite from a field clearance in Aukštaitija, washed and sorted by hand to the size of a loaf. Bury a third of it, slope the top slightly into the bed, and rain runs to the roots.',
      'About 18 by 14 cm, 3 kg',
      'Five stones make a small rockery',
      'Frost-proof, edges may be sharp',
    ],
    lt: [
      'Pilkas granitas iš Aukštaitijos laukų, nuplautas ir rankomis atrinktas kepaliuko dydžio. Trečdalį užkaskite, viršų šiek tiek pakreipkite į lysvę, ir lietus subėgs prie šaknų.',
      'Apie 18 × 14 cm, 3 kg',
      'Nedideliam alpinariumui užtenka penkių',
      'Atsparus šalčiui, briaunos gali būti aštrios',
    ],
  },
}
