import type { ProductDetails } from '../../common/details.ts'

/** Descriptions of the products of site-safety. */
export const siteSafetyDetails: ProductDetails = {
  'AK-4001': {
    en: [
      'Elastic woven cotton with a zinc oxide adhesive that holds on damp, dusty skin, and a pad that does not stick to the wound. The strips are blue, so one that falls into the dough is found again.',
      '50 strips, 7 × 2 cm',
      'Wrapped singly, keeps five years',
    ],
    lt: [
      'Elastingas medvilninis audinys su cinko oksido klijais, laikantis ant drėgnos ir dulkėtos odos; pagalvėlė nelimpa prie žaizdos. Pleistrai mėlyni, tad įkritusį į tešlą pastebėsite.',
      '50 pleistrų, 7 × 2 cm',
      'Supakuoti po vieną, galioja penkerius metus',
    ],
  },
  'AK-4008': {
    en: [
      'A hard case with a wall bracket from which it lifts off in one movement, filled with dressings, bandages, eye pads, gloves, scissors and a blanket. Two catches open with the elbow if need be.',
      'Contents for up to twenty people',
      'Refill pack sold separately',
      'Seal shows whether it has been opened',
    ],
    lt: [
      'Kieta dėžė su sieniniu laikikliu, nuo kurio nukeliama vienu judesiu; viduje – tvarsliava, bintai, akių tvarsčiai, pirštinės, žirklės ir antklodė. Abi sklendes prireikus atidarysite alkūne.',
      'Turinys iki dvidešimties žmonių',
      'Papildymo rinkinys parduodamas atskirai',
      'Plomba rodo, ar dėžė buvo atidaryta',
    ],
  },
  'AK-4022': {
    en: [
      'Filled with a gallium alloy instead of mercury, behind a magnifying glass front that makes the column easy to find. Shake it down before use, wash it in cold soapy water afterwards.',
      'Measures from 35.5 to 42 degrees',
      'Needs no battery, ever',
    ],
    lt: [
      'Vietoj gyvsidabrio – galio lydinys už didinančio stiklo, pro kurį stulpelis lengvai matomas. Prieš naudojimą nukratykite, po naudojimo nuplaukite šaltu muiluotu vandeniu.',
      'Matuoja nuo 35,5 iki 42 laipsnių',
      'Niekada nereikia baterijos',
    ],
  },
  'AK-4036': {
    en: [
      'A gel of 75 per cent alcohol with glycerine, so skin does not crack when it is used ten times a day. One press gives three millilitres, enough for both hands including the thumbs.',
      '500 ml, refilled from the five-litre can',
      'Keep away from flames',
    ],
    lt: [
      '75 procentų alkoholio gelis su glicerinu, todėl oda neskilinėja ir naudojant dešimt kartų per dieną. Vienas paspaudimas – trys mililitrai, pakanka abiem rankoms su nykščiais.',
      '500 ml, papildoma iš penkių litrų kanistro',
      'Laikykite atokiau nuo liepsnos',
    ],
  },
  'SG-4101': {
    en: [
      'A galvanised frame on two pairs of legs with two boards in retroreflective film on both faces. The lamps run on two six-volt blocks, switch on at dusk and are locked to the frame with a special key.',
      'Legs fold in, five stack on a trolley',
      'Batteries not included',
    ],
    lt: [
      'Cinkuotas rėmas su dviem porom kojų ir dviem iš abiejų pusių šviesą atspindinčiomis lentomis. Žibintai maitinami dviem šešių voltų baterijomis, įsijungia sutemus ir prirakinti specialiu raktu.',
      'Kojos užlenkiamos, ant vežimėlio telpa penkios',
      'Baterijos nepridedamos',
    ],
  },
  'SG-4108': {
    en: [
      'Three-millimetre polystyrene with rounded corners and film that lights up in headlights. Two holes at the top take screws or cable ties, and a stand for the floor clips onto the lower edge.',
      'Readable from fifteen metres',
      'Weatherproof from −30 to +60 degrees',
    ],
    lt: [
      'Trijų milimetrų polistirenas užapvalintais kampais ir žibintų šviesoje sušvintančia plėvele. Viršutinės dvi skylės – varžtams ar dirželiams, o prie apatinio krašto prisega stovas grindims.',
      'Įskaitomas iš penkiolikos metrų',
      'Atsparus orui nuo −30 iki +60 laipsnių',
    ],
  },
  'SG-4122': {
    en: [
      'Moulded from tough polypropylene in the shape that folds the voice into one direction, about ten decibels louder than a shout. The handle is riveted underneath, and the rim is soft against the mouth.',
      'Washable, even in a dishwasher',
      'Hangs on a hook by its handle',
    ],
    lt: [
      'Išlietas iš tvirto polipropileno forma, nukreipiančia balsą viena kryptimi, – maždaug dešimt decibelų garsiau už šūksnį. Rankena prikniedyta apačioje, kraštas prie burnos minkštas.',
      'Plaunamas, net indaplovėje',
      'Kabinamas ant kablio už rankenos',
    ],
  },
  'SG-4129': {
    en: [
      'An LED beacon with a rotating and a flashing pattern, held by a rubber-coated magnet that does not scratch paint. The coiled lead reaches three metres and ends in a plug for the lighter socket.',
      'Runs on 12 and 24 volts',
      'Lens colours are fixed, choose by use',
    ],
    lt: [
      'LED švyturėlis su sukimosi ir mirksėjimo režimais, laikomas guma dengto magneto, nebraižančio dažų. Spiralinis laidas pasiekia tris metrus ir baigiasi kištuku žiebtuvėlio lizdui.',
      'Veikia nuo 12 ir 24 voltų',
      'Gaubto spalva nekeičiama, rinkitės pagal paskirtį',
    ],
  },
  'FR-4201': {
    en: [
      'ABC powder for wood, liquids and gases, under pressure in a steel cylinder with a plastic foot ring. The lever can be released at any time, so what is not needed stays in for the next service.',
      'Rating 43A 233B C, from −30 to +60 degrees',
      'Have it inspected every two years',
    ],
    lt: [
      'ABC milteliai medienai, skysčiams ir dujoms, suslėgti plieniniame balione su plastikiniu pagrindo žiedu. Svirtį bet kada galima atleisti, tad nepanaudoti milteliai lieka viduje.',
      'Klasė 43A 233B C, nuo −30 iki +60 laipsnių',
      'Tikrinti kas dvejus metus',
    ],
  },
  'FR-4208': {
    en: [
      'Sheet steel, galvanised first and then powder-coated, with a folded rim that keeps its shape when full of sand. The bail is three-millimetre wire and stands upright while you fill it.',
      'Holds twelve litres or eighteen kilos of sand',
      'Wall hook sold with the bucket',
    ],
    lt: [
      'Plieno skarda, pirma cinkuota, paskui dažyta milteliniu būdu; užlenktas kraštas išlaiko formą ir pripylus smėlio. Rankena iš trijų milimetrų vielos, pilant stovi stačia.',
      'Telpa dvylika litrų arba aštuoniolika kilogramų smėlio',
      'Pridėtas sieninis kablys',
    ],
  },
  'FR-4215': {
    en: [
      'A shell of orange-red polyethylene around closed foam that does not take up water when it cracks. The grab line runs round the outside in four loops, tied where reflective bands are sewn on.',
      'Carries an adult in clothes, 14.5 kg buoyancy',
      'Hang in shade, check once a season',
    ],
    lt: [
      'Oranžiškai raudono polietileno kevalas aplink uždarų porų putas, negeriančias vandens net įskilus. Virvė apjuosia ratą keturiomis kilpomis, surištomis ties atspindinčiomis juostomis.',
      'Išlaiko apsirengusį suaugusįjį, plūdrumas 14,5 kg',
      'Kabinkite pavėsyje, tikrinkite kas sezoną',
    ],
  },
  'FR-4222': {
    en: [
      'A core of polypropylene under a plaited nylon sheath ten millimetres thick, with a breaking load of 900 kilograms. It floats for hours, dries in one and does not kink when it runs from the hand.',
      'Sewn eye at one end',
      'Rinse out salt and sand after use',
    ],
    lt: [
      'Polipropileno šerdis po pintu dešimties milimetrų nailono apvalkalu; trūkimo jėga – 900 kilogramų. Plūduriuoja valandų valandas, išdžiūsta per vieną ir lekiant iš rankų nesusisuka.',
      'Viename gale – įsiūta kilpa',
      'Po naudojimo išskalaukite druską ir smėlį',
    ],
  },
  'WS-4301': {
    en: [
      'A vegetable soap bar with fine grit that scrubs without scratching, cured for six weeks so that it does not turn to slime on the basin. Works with cold water, and with sea water too.',
      'Each colour has its own scent',
      'No plastic beads, wrapped in paper',
    ],
    lt: [
      'Augalinis muilas su smulkiais šveičiamaisiais grūdeliais, brandintas šešias savaites, todėl ant praustuvo nevirsta glitėsiais. Putoja šaltame ir net jūros vandenyje.',
      'Kiekviena spalva turi savo kvapą',
      'Be plastiko grūdelių, suvyniotas į popierių',
    ],
  },
  'WS-4308': {
    en: [
      'Beeswax and talc in a light emulsion that forms a film within two minutes and does not make tools slippery. The pump gives the same amount each time and can be worked with the wrist.',
      '200 ml, unscented, free of silicone',
      'Renew after every wash',
    ],
    lt: [
      'Bičių vaškas ir talkas lengvoje emulsijoje: per dvi minutes susidaro plėvelė, o įrankiai neslysta. Pompa išspaudžia vienodą kiekį ir spaudžiama riešu.',
      '200 ml, be kvapo ir silikono',
      'Atnaujinkite po kiekvieno plovimo',
    ],
  },
  'WS-4315': {
    en: [
      'Dense cellulose foam with large pores that holds half a litre of water and gives it back when pressed. It is firm enough for dried clay and still soft on painted sheet metal.',
      'Machine wash at 60 degrees',
      'Compostable at the end',
    ],
    lt: [
      'Tankios celiuliozės putos didelėmis poromis sugeria pusę litro vandens ir suspaustos jį grąžina. Kempinė pakankamai kieta sudžiūvusiam moliui ir švelni dažytai skardai.',
      'Skalbiama skalbyklėje 60 laipsnių',
      'Nudėvėtą galima kompostuoti',
    ],
  },
}
