import type { ProductDetails } from '../../common/details.ts'

export const bakingDetails: ProductDetails = {
  'TM-1801': {
    en: [
      'Sheet steel with two coats of enamel, light enough to lift out of a 250 °C oven with one hand on each side. A dough of 500 g flour rises to the lid without touching it.',
      'Lift the lid for the last fifteen minutes',
      'Two side handles, room for oven gloves',
      'Let it cool before rinsing, enamel chips in cold water',
    ],
    lt: [
      'Plieno skarda su dviem emalio sluoksniais: puodą nesunku už dviejų ąselių ištraukti iš 250 °C orkaitės. Tešla iš 500 g miltų pakyla iki dangčio, bet jo nepaliečia.',
      'Paskutines penkiolika minučių kepkite be dangčio',
      'Dvi ąselės, patogios imti su pirštinėmis',
      'Plaukite tik atvėsusį, kad emalis neskilinėtų',
    ],
  },
  'TM-1802': {
    en: [
      'Thick-walled stoneware with a coloured glaze outside and a pale one inside, so that you see whether the flour is mixed in. The weight holds the bowl still under a hand whisk.',
      'Holds dough from 600 g of flour',
      'Safe in the microwave and the fridge',
      'Unglazed foot ring, sanded smooth',
    ],
    lt: [
      'Storasienis akmens masės dubuo: išorė spalvota, vidus šviesus, todėl matyti, ar miltai jau įsimaišė. Sunkus, tad plakant šluotele nesisuka ir neslysta stalu.',
      'Telpa tešla iš 600 g miltų',
      'Tinka mikrobangų krosnelei ir šaldytuvui',
      'Neglazūruotas, nušlifuotas pagrindo žiedas',
    ],
  },
  'TM-1803': {
    en: [
      'Turned from one piece of steamed beech and finished with linseed oil, without varnish that could flake. The barrel is 25 cm long, wide enough for a tart of 28 cm with one turn of the dough.',
      'Dust with flour, not with water',
      'Wipe dry and oil twice a year',
    ],
    lt: [
      'Ištekintas iš vieno garinto buko gabalo ir išteptas sėmenų aliejumi, be lako, kuris galėtų luptis. Ritinio ilgis 25 cm: tešlą 28 cm pyragui užtenka pasukti vieną kartą.',
      'Barstykite miltais, nevilgykite vandeniu',
      'Nuvalykite sausai, du kartus per metus patepkite',
    ],
  },
  'TM-1804': {
    en: [
      'Two stoneware plates that nest in the cupboard, both with a satin glaze and a thin brown line along the edge. A cake of 26 cm fits the large one, with room for the server beside it.',
      'Plates of 30 and 21 cm',
      'Straight from the fridge to the table',
    ],
    lt: [
      'Dvi akmens masės lėkštės, spintelėje telpančios viena ant kitos; abi matinės glazūros, su plona ruda linija pakraštyje. Ant didžiosios telpa 26 cm tortas ir dar lieka vietos mentelei.',
      'Lėkščių skersmuo 30 ir 21 cm',
      'Iš šaldytuvo galima nešti tiesiai ant stalo',
    ],
  },
  'TM-1805': {
    en: [
      'A straight glass jar with a lid that closes tightly enough to keep ginger biscuits crisp for three weeks. The opening is eleven centimetres wide, so that a whole hand fits in.',
      'Two litres, about forty biscuits',
      'Glass in the dishwasher, lid by hand',
      'Also fits flour, oats or pasta',
    ],
    lt: [
      'Tiesus stiklinis indas, kurio dangtelis užsidaro sandariai: imbieriniai sausainiai lieka traškūs tris savaites. Anga vienuolikos centimetrų, tad telpa visa ranka.',
      'Du litrai, maždaug keturiasdešimt sausainių',
      'Stiklą plaukite indaplovėje, dangtelį – rankomis',
      'Tinka ir miltams, dribsniams ar makaronams',
    ],
  },
  'TM-1807': {
    en: [
      'Glass body with a screw top of steel, pierced with holes one millimetre wide. You see how much sugar is left, and the narrow waist does not slip in buttery fingers.',
      'Holds 150 g of icing sugar',
      'Works with cocoa and cinnamon too',
    ],
    lt: [
      'Stiklinis indelis su užsukamu plieniniu dangteliu, kuriame milimetro pločio skylutės. Matote, kiek cukraus liko, o siauras kaklelis neslysta iš sviestuotų pirštų.',
      'Telpa 150 g cukraus pudros',
      'Tinka ir kakavai, ir cinamonui',
    ],
  },
  'WU-1901': {
    en: [
      'Wood cellulose and cotton fibre with open pores that take up ten times their own weight in water. The sponge dries hard and goes soft again under the tap.',
      'Washes at 60 °C or in the top rack',
      'Kind to glass, enamel and non-stick pans',
    ],
    lt: [
      'Medienos celiuliozė ir medvilnės pluoštas; atviros poros sugeria dešimt kartų daugiau vandens, nei sveria pati kempinė. Išdžiūvusi sukietėja, o po vandeniu vėl suminkštėja.',
      'Skalbiama 60 °C arba plaunama indaplovėje',
      'Nebraižo stiklo, emalio ir nelimpančių keptuvių',
    ],
  },
  'WU-1902': {
    en: [
      'A clear liquid with coconut surfactants and an extract of birch leaves from Birštonas, without dye. Two presses of the pump are enough for a full sink of lunch plates.',
      'Pump bottle of recycled plastic, half a litre',
      'Mild scent, gone after rinsing',
      'Refill for two thirds of the price',
    ],
    lt: [
      'Skaidrus skystis iš kokosų aliejaus medžiagų ir Birštono apylinkių beržų lapų ekstrakto, be dažiklių. Pilnai pietų lėkščių plautuvei užtenka dviejų pompos paspaudimų.',
      'Pusės litro buteliukas iš perdirbto plastiko',
      'Švelnus kvapas, nuplovus jo nelieka',
      'Papildymas kainuoja trečdaliu mažiau',
    ],
  },
  'WU-1903': {
    en: [
      'Pressed coconut soap with washing soda and fine chalk, which lifts burnt fat without scratching. Wet the brush, draw it twice across the bar and start with the worst pan.',
      'Keep it on a dish that drains',
      'Not for uncoated aluminium',
    ],
    lt: [
      'Presuotas kokosų muilas su kalcinuota soda ir smulkia kreida: nuima prikepusius riebalus ir nebraižo. Sudrėkinkite šepetį, dukart perbraukite per gabalą ir pradėkite nuo riebiausios keptuvės.',
      'Laikykite ant muilinės su skylutėmis',
      'Netinka nepadengtam aliuminiui',
    ],
  },
  'WU-1905': {
    en: [
      'Two plies of recycled paper, bleached without chlorine and embossed, so that a sheet drinks a spilt glass of water. One roll has a hundred perforated sheets of 22 cm.',
      'Fits every common holder, core of 4 cm',
      'Composts with the kitchen scraps',
    ],
    lt: [
      'Dviejų sluoksnių perdirbtas popierius, balintas be chloro ir įspaustas raštu, tad vienas lapelis sugeria išlietą stiklinę vandens. Ritinyje – šimtas perforuotų 22 cm lapelių.',
      'Tinka visiems įprastiems laikikliams, šerdis 4 cm',
      'Kompostuojamas su virtuvės atliekomis',
    ],
  },
  'WU-1906': {
    en: [
      'Galvanised sheet steel with a rolled rim and a seam that is soldered from inside. The handle stays upright when you let go, so it does not fall into the water.',
      'Scale in litres pressed into the wall',
      'Stacks with a second one of the same size',
    ],
    lt: [
      'Cinkuota plieno skarda, užlenktas kraštas, siūlė užlituota iš vidaus. Paleista rankena lieka stačia ir neįkrinta į vandenį.',
      'Sienelėje įspausta litrų skalė',
      'Du vienodi kibirai telpa vienas kitame',
    ],
  },
}
