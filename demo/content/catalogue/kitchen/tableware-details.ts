import type { ProductDetails } from '../../common/details.ts'

export const tablewareDetails: ProductDetails = {
  'PB-1301': {
    en: [
      'Stoneware fired at 1,240 °C with a matt glaze that cutlery leaves no grey lines on. Six plates make a stack of thirteen centimetres and fit a standard cupboard.',
      'Safe in the microwave and a 180 °C oven',
      'Replacements sold singly for ten years',
    ],
    lt: [
      'Akmens masė, išdegta 1 240 °C temperatūroje; ant matinės glazūros įrankiai nepalieka pilkų brūkšnių. Šešių lėkščių krūvelė – trylikos centimetrų, telpa įprastoje spintelėje.',
      'Tinka mikrobangoms ir 180 °C orkaitei',
      'Dešimt metų lėkštes galima dokupti po vieną',
    ],
  },
  'PB-1302': {
    en: [
      'The bowl stands on a wide foot that small elbows do not tip. Its spoon is made of the same stoneware, with a rounded edge for milk teeth.',
      'Bowl and spoon in one box',
      'A name on the label, up to 18 letters',
    ],
    lt: [
      'Dubenėlis stovi ant plataus pagrindo, tad maža alkūnė jo neapverčia. Šaukštelis – iš tos pačios akmens masės, užapvalintu kraštu pieniniams dantims.',
      'Dėžutėje dubenėlis ir šaukštelis',
      'Vardas ant etiketės, iki 18 raidžių',
    ],
  },
  'PB-1306': {
    en: [
      'Stoneware, coloured outside and cream inside, where a clear glaze lets the speckles of the clay show. The low foot keeps the heat off the table and gives the fingers a hold when the bowl is hot.',
      'Safe in the microwave',
      'Bowls of one colour stack',
    ],
    lt: [
      'Akmens masė: išorė spalvota, o vidus kreminis, pro skaidrią glazūrą matyti molio taškeliai. Žema kojelė neleidžia įkaisti stalui ir padeda suimti karštą dubenėlį.',
      'Tinka mikrobangų krosnelei',
      'Dubenėlius galima krauti vieną į kitą',
    ],
  },
  'CU-1401': {
    en: [
      'Four forks, four knives, four spoons and four teaspoons of 18/10 steel, brushed so that scratches disappear among the lines. The knives are forged in one piece with their handles.',
      'Sixteen pieces in a linen roll',
      'Single pieces can be reordered',
    ],
    lt: [
      'Keturios šakutės, keturi peiliai, keturi šaukštai ir keturi arbatiniai šaukšteliai iš 18/10 plieno; matiniame paviršiuje įbrėžimų nesimato. Peiliai nukalti kartu su rankenomis.',
      'Šešiolika įrankių lininiame suktinuke',
      'Pavienius įrankius galima užsisakyti papildomai',
    ],
  },
  'CU-1402': {
    en: [
      'A spoon of 3 mm steel, polished to a mirror in the bowl and satin on the handle. The neck is thickest where it bends, and it survives frozen ice cream.',
      'Holds eighteen millilitres',
      'Matches the everyday cutlery for four',
    ],
    lt: [
      'Trijų milimetrų storio plieno šaukštas: semtuvas poliruotas, kotas matinis. Kaklelis storiausias ten, kur linksta, tad nesulinksta nė į sušalusius ledus.',
      'Telpa aštuoniolika mililitrų',
      'Dera prie kasdienių įrankių komplekto keturiems',
    ],
  },
  'CU-1403': {
    en: [
      'Bamboo with three thin coats of food-safe lacquer, coloured at the grip and dark towards the tip. They weigh little enough that a bowl of rice does not tire the fingers.',
      'One pair in a paper sleeve',
      'Wipe with a damp cloth, do not soak',
    ],
    lt: [
      'Bambukas, padengtas trimis plonais maistui tinkamo lako sluoksniais: laikymo vieta spalvota, smaigalys tamsus. Lengvos, tad ir didelis ryžių dubuo nenuvargina pirštų.',
      'Viena pora popierinėje įmautėje',
      'Valykite drėgna šluoste, nemirkykite',
    ],
  },
  'CU-1405': {
    en: [
      'Blade of 22 cm, ground thin behind the edge, so that a cold joint can be cut into slices of two millimetres. The handle is riveted in three places and dark as walnut.',
      'Sharpen on a fine stone twice a year',
      'In a cardboard gift case',
    ],
    lt: [
      '22 cm geležtė ties ašmenimis plonai nugaląsta, todėl šaltą kepsnį galima raikyti dviejų milimetrų riekėmis. Trijose vietose kniedyta rankena, tamsi kaip riešutmedis.',
      'Du kartus per metus pagaląskite smulkiu akmeniu',
      'Kartoninėje dovanų dėžutėje',
    ],
  },
  'CU-1406': {
    en: [
      'Real cutlery on a smaller scale: the knife has a rounded edge that cuts pancakes and spares fingers. Children from about three years hold the wide handles without help.',
      'Fork and knife, 15 cm, in a card box',
      'Smooth steel without sharp edges',
    ],
    lt: [
      'Tikri įrankiai, tik mažesni: peilis užapvalintais ašmenimis supjausto blyną, bet nesužeidžia pirštų. Platų kotą maždaug trejų metų vaikas suima pats.',
      'Šakutė ir peilis, 15 cm, kartono dėžutėje',
      'Lygus plienas be aštrių briaunų',
    ],
  },
  'CU-1404': {
    en: [
      'Bamboo of 33 cm, joined at the top with a cotton loop of 4 cm for the hook. The tips are left bare and slightly rough, the grip is lacquered in dark red.',
      'Heat-proof in frying oil up to 180 °C',
      'Smooth ends, safe for non-stick pans',
    ],
    lt: [
      '33 cm bambuko lazdelės, viršuje sujungtos 4 cm medvilnine kilpele pakabinti. Galai nelakuoti ir šiek tiek šiurkštūs, o laikymo vieta lakuota tamsiai raudonai.',
      'Atlaiko iki 180 °C įkaitusį aliejų',
      'Lygūs galai nebraižo nelimpančios dangos',
    ],
  },
  'SV-1501': {
    en: [
      'Split willow on a frame of whole rods, with a handle that is woven round a bent ash core. The base stands on two skids, so that dew does not reach the bread.',
      'Loads up to 9 kg',
      'Brush out the crumbs, air it in the shade',
    ],
    lt: [
      'Skaldytos vytelės ant ištisinių rykščių rėmo, o rankena apipinta apie lenktą uosio šerdį. Dugnas stovi ant dviejų pavažų, todėl rasa nepasiekia duonos.',
      'Atlaiko iki 9 kg',
      'Trupinius iššluokite, vėdinkite pavėsyje',
    ],
  },
  'SV-1503': {
    en: [
      'Planed boards of nine millimetres, nailed and glued at the corners, with slots for the hands in both short sides. Twelve beer bottles or six jars of 0.75 l stand in it upright.',
      'Carries 15 kg',
      'Untreated, may be oiled or painted',
    ],
    lt: [
      'Devynių milimetrų obliuotos lentos, kampuose sukaltos ir suklijuotos, abiejuose trumpuosiuose šonuose – angos rankoms. Telpa dvylika alaus butelių arba šeši 0,75 l stiklainiai.',
      'Atlaiko 15 kg',
      'Neapdorota, galima aliejuoti arba dažyti',
    ],
  },
  'SV-1506': {
    en: [
      'Turned on a wheel and fired once, with a band of keys painted round the belly. The clay lets a little moisture through, which evaporates and keeps four litres some eight degrees below the air in the shade.',
      'Stand it on a saucer in the shade',
      'Rinse with water only, without detergent',
    ],
    lt: [
      'Nužiestas ir degtas vieną kartą, per pilvą nupieštas meandrų raštas. Molis praleidžia truputį drėgmės, ji garuoja, tad keturi litrai vandens pavėsyje išlieka maždaug aštuoniais laipsniais vėsesni už orą.',
      'Statykite ant lėkštelės pavėsyje',
      'Skalaukite tik vandeniu, be ploviklio',
    ],
  },
  'SV-1505': {
    en: [
      'Peeled and boiled willow, which turns it the colour of tea and makes it last. The loose weave lets warm rolls breathe, so that the crust does not soften.',
      'Line it with a napkin for small rolls',
      'Wipe with a damp cloth, dry in the air',
    ],
    lt: [
      'Nuluptos ir pavirintos vytelės įgauna arbatos spalvą ir ilgai laiko. Retas pynimas leidžia šiltoms bandelėms kvėpuoti, todėl pluta nesuminkštėja.',
      'Smulkioms bandelėms patieskite servetėlę',
      'Valykite drėgna šluoste, džiovinkite ore',
    ],
  },
}
