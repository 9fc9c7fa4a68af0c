import type { ProductDetails } from '../../common/details.ts'

export const campDetails: ProductDetails = {
  'TE-1301': {
    en: [
      'Silicone-coated nylon is cut so the seams run out of the rain’s way, and the inner hangs from the fly, so both go up in one. Two doors, two porches; the poles are included if you walk without any.',
      'Inner 220 by 130 cm, 115 cm high',
      'Water column 3000 mm',
      'Repair patch and twelve pegs in the bag',
    ],
    lt: [
      'Silikonu dengtas nailonas sukirptas taip, kad siūlės nebūtų lietaus kelyje, o vidus kabo ant tento, todėl statote viską iškart. Du įėjimai, du prieangiai; stulpeliai pridedami, jei vaikštote be lazdų.',
      'Vidus 220 × 130 cm, aukštis 115 cm',
      'Vandens stulpas 3000 mm',
      'Maišelyje – lopas ir dvylika kuoliukų',
    ],
  },
  'TE-1304': {
    en: [
      'A pole at either end and six guy lines hold the ridge, so it stands in five minutes on grass or sand. The door rolls back to one side, and behind it a mesh keeps midges out on clear nights.',
      '215 cm long, 100 cm at the ridge',
      'Rolls to 40 by 12 cm',
      'Seams taped, floor 5000 mm',
    ],
    lt: [
      'Kraigą laiko po stulpelį abiejuose galuose ir šešios virvės – ant žolės ar smėlio pastatysite per penkias minutes. Durys suvyniojamos į šoną, o už jų esantis tinklelis giedrą naktį nepraleidžia uodų.',
      '215 cm ilgio, ties kraigu 100 cm',
      'Susisuka iki 40 × 12 cm',
      'Siūlės klijuotos, dugnas 5000 mm',
    ],
  },
  'TE-1306': {
    en: [
      'Eight pegs are forged from 7001 aluminium, so they bend back instead of snapping in stony soil. A cord through each head pulls it out again, and three notches hold a guy that slips in a gust.',
      '18 cm long, 16 g each',
      'Bag of ripstop nylon included',
      'Hammer with wood, not with stones',
    ],
    lt: [
      'Aštuoni kuoliukai kalti iš 7001 aliuminio, todėl akmenuotoje žemėje sulinksta, bet nelūžta. Virvelė kiekvieno galvutėje padeda ištraukti, o trys įpjovos laiko atatampą per gūsius.',
      '18 cm ilgio, po 16 g',
      'Pridedamas nailoninis maišelis',
      'Kalkite mediniu plaktuku, ne akmeniu',
    ],
  },
  'CK-1401': {
    en: [
      'Enamelled steel in a yellow you find in the dark, with a wide base for a wood stove or a gas ring. The beech grip stays cool on a steel bow, and so does the knob on the lid.',
      '2 litres, 19 cm across',
      'For gas, wood stoves and induction',
      'Dry it open, enamel dislikes knocks',
    ],
    lt: [
      'Emaliuotas plienas, toks geltonas, kad rasite ir tamsoje, o platus dugnas tinka malkinei viryklei ir dujų degikliui. Bukinė rankena ant plieninio lanko neįkaista, kaip ir dangtelio rankenėlė.',
      '2 litrai, 19 cm skersmens',
      'Dujoms, malkinei ir indukcinei viryklei',
      'Džiovinkite atvirą, saugokite emalį nuo smūgių',
    ],
  },
  'CK-1402': {
    en: [
      'Two steel walls with a vacuum between hold coffee at sixty degrees after twelve hours, ice for a day. The stopper pours without being taken off, and the cup on top is insulated as well.',
      '0.75 litres, 29 cm high',
      'Stopper comes apart for cleaning',
      'Engraving up to eighteen letters',
    ],
    lt: [
      'Tarp dviejų plieno sienelių – vakuumas: po dvylikos valandų kava dar šešiasdešimties laipsnių, o ledas laikosi parą. Kamštis pila nenuimtas, puodelis viršuje taip pat izoliuotas.',
      '0,75 litro, 29 cm aukščio',
      'Kamštis išardomas valyti',
      'Graviruojama iki aštuoniolikos raidžių',
    ],
  },
  'CK-1403': {
    en: [
      'Anodised aluminium weighs as much as three sheets of paper and does not taste of anything, hot or cold. The bowl is wide enough to scrape a corner, and a hole in the end ties it to the pot.',
      '23 cm long, 14 g',
      'No sharp edges, safe on coatings',
      'Dishwasher-safe',
    ],
    lt: [
      'Anoduotas aliuminis sveria kaip trys popieriaus lapai ir neturi jokio skonio – nei karštas, nei šaltas. Samtelis platus, išgrandys ir kampą, o per skylutę gale pririšite prie puodo.',
      '23 cm ilgio, 14 g',
      'Be aštrių kraštų, nebraižo dangų',
      'Galima plauti indaplovėje',
    ],
  },
  'CK-1404': {
    en: [
      'Polypropylene walls keep fingers cool, and the rim has a lip where the spoon rests instead of sliding in. A ring inside marks two decilitres of water, which is what a bag of oats needs.',
      '15 cm across, 6 cm deep',
      'Safe up to 110 °C, microwave too',
      'Spoon included, dishwasher-safe',
    ],
    lt: [
      'Polipropileno sienelės nekaitina pirštų, o krašte yra išlinkimas šaukštui atremti. Žiedas viduje žymi du decilitrus vandens – tiek, kiek reikia maišeliui avižų.',
      '15 cm skersmens, 6 cm gylio',
      'Tinka iki 110 °C ir mikrobangoms',
      'Šaukštas pridedamas, plaunama indaplovėje',
    ],
  },
  'CK-1405': {
    en: [
      'Tomatoes from Kėdainiai greenhouses are cooked with lentils, onion and marjoram, sealed and pasteurised at ninety-five degrees. Stand the open tin beside the embers for ten minutes, or eat it cold on the jetty.',
      '400 g, one hungry person',
      'Contains celery, no milk, no meat',
      'Keeps two years in the dark',
    ],
    lt: [
      'Kėdainių šiltnamių pomidorai virti su lęšiais, svogūnais ir mairūnais, užsandarinti ir pasterizuoti devyniasdešimt penkių laipsnių temperatūroje. Atidarytą dėžutę dešimt minučių palaikykite prie žarijų arba valgykite šaltą ant liepto.',
      '400 g, vienam išalkusiam',
      'Yra salierų, be pieno ir mėsos',
      'Tamsoje tinka dvejus metus',
    ],
  },
  'CK-1406': {
    en: [
      'The pan is spun from two-millimetre carbon steel that heats evenly and takes on a black skin with use. It comes oiled against rust: wash that off, rub in sunflower oil and heat it once before cooking.',
      '22 cm across, 40 cm with handle',
      'Hanging hole in the handle',
      'Dry at once, never soak it',
    ],
    lt: [
      'Keptuvė išspausta iš dviejų milimetrų anglinio plieno, kuris kaista tolygiai ir naudojamas pajuosta. Nuo rūdžių ji patepta: nuplaukite, įtrinkite saulėgrąžų aliejumi ir prieš kepdami kartą įkaitinkite.',
      '22 cm skersmens, su rankena 40 cm',
      'Rankenoje skylutė pakabinti',
      'Iškart nusausinkite, nemerkite',
    ],
  },
  'LF-1501': {
    en: [
      'A machined reflector throws light two hundred and forty metres, and the second press halves it to save the cells. The tube is anodised and ribbed for gloves; rings in both ends keep it dry at one metre.',
      '22 cm long, 4.5 cm head',
      'Fourteen hours at half power',
      'Three C cells not included',
    ],
    lt: [
      'Frezuotas reflektorius šviečia du šimtus keturiasdešimt metrų, o antras paspaudimas šviesą sumažina perpus ir taupo elementus. Korpusas anoduotas ir rumbuotas pirštinėtai rankai, tarpikliai abiejuose galuose saugo nuo vandens.',
      '22 cm ilgio, galvutė 4,5 cm',
      'Keturiolika valandų puse galios',
      'Trys C elementai nepridedami',
    ],
  },
  'LF-1502': {
    en: [
      'Air enters through the hood and is warmed before it reaches the flame, so gusts press on both ends alike and the light stays still. Wires guard the glass, and the wide bail hangs on a ridge pole.',
      '29 cm high, tank 0.3 litres',
      'Burns about twelve hours',
      'Never leave it burning in a tent',
    ],
    lt: [
      'Oras įeina pro gaubtą ir sušyla, kol pasiekia liepsną, todėl gūsiai spaudžia vienodai iš abiejų pusių ir šviesa nemirga. Stiklą saugo vielos, o plati rankena pakabinama ant palapinės skersinio.',
      '29 cm aukščio, bakelis 0,3 litro',
      'Dega apie dvylika valandų',
      'Nepalikite degti palapinėje',
    ],
  },
  'LF-1503': {
    en: [
      'Wax from hives near Varėna is poured, not pressed, around a braided cotton wick that needs no trimming for the first hours. The candle is wide enough to stand on a stone and burns about fourteen hours.',
      '12 cm high, 4 cm across',
      'Smells of honey, nothing added',
      'A white bloom wipes off with a cloth',
    ],
    lt: [
      'Varėnos apylinkių avilių vaškas lietas, ne presuotas, apie pintą medvilninę dagtį, kurios pirmomis valandomis kirpti nereikia. Žvakė stovi ant akmens ir dega apie keturiolika valandų.',
      '12 cm aukščio, 4 cm skersmens',
      'Kvepia medumi, be priedų',
      'Baltą apnašą nuvalykite šluoste',
    ],
  },
}
