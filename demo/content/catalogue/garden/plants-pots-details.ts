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
