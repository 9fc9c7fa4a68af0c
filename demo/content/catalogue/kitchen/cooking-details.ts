import type { ProductDetails } from '../../common/details.ts'

export const cookingDetails: ProductDetails = {
  'PP-1001': {
    en: [
      'The enamel is fired onto cast iron in three coats, and the knob of the lid stands 260 °C. At 4.2 litres the pot takes a chicken of 1.6 kg or stew for six.',
      'Preheat on medium, iron keeps the heat',
      'Soak burnt spots with a spoon of soda',
      'Ten-year guarantee on the enamel',
    ],
    lt: [
      'Emalis ant ketaus užkeptas trimis sluoksniais, o dangčio rankenėlė atlaiko 260 °C. 4,2 litro puode telpa 1,6 kg vištiena arba troškinys šešiems.',
      'Kaitinkite ant vidutinės ugnies, ketus šilumą laiko',
      'Pridegusias vietas atmirkykite su šaukštu sodos',
      'Emaliui suteikiama dešimties metų garantija',
    ],
  },
  'PP-1002': {
    en: [
      'One casting, four millimetres thick, with a spout on either side and a hole in the handle for the hook. The base is ground flat and touches glass ceramic all over.',
      'Wipe with a paper towel while still warm',
      'Re-oil after cooking with tomatoes or wine',
    ],
    lt: [
      'Vienas keturių milimetrų storio liejinys su snapeliais abiejose pusėse ir skyle rankenoje pakabinti. Dugnas nušlifuotas, todėl visu plotu priglunda prie stiklo keramikos.',
      'Dar šiltą iššluostykite popieriniu rankšluosčiu',
      'Po pomidorų ar vyno vėl patepkite aliejumi',
    ],
  },
  'PP-1003': {
    en: [
      'Brushed stainless steel with a thick base that spreads the heat, so milk does not catch before it warms. The handle and the knob on the lid are of one colour and made of a plastic that bears 180 °C.',
      'Handle can be screwed tight again',
      'Soak in warm water, no wire wool',
    ],
    lt: [
      'Matinis nerūdijantis plienas, o storas dugnas tolygiai paskirsto kaitrą, tad pienas neprisvyla nespėjęs sušilti. Rankena ir dangtelio rankenėlė tos pačios spalvos, iš plastiko, atlaikančio 180 °C.',
      'Atsilaisvinusią rankeną galima prisukti',
      'Mirkykite šiltame vandenyje, be šveistuko',
    ],
  },
  'PP-1005': {
    en: [
      'Half the weight of the cast-iron skillet of the same family, so pancakes can be tossed from the wrist. It arrives with a thin coat of beeswax that is washed off before the first use.',
      'Season twice with linseed oil before the first egg',
      'No dishwasher, no long soaking',
    ],
    lt: [
      'Perpus lengvesnė už to paties gamintojo ketaus keptuvę, todėl blynus galima apversti riešo judesiu. Atkeliauja padengta plonu bičių vaško sluoksniu, kuris nuplaunamas prieš pirmą kepimą.',
      'Prieš pirmą kiaušinį dukart įkaitinkite su sėmenų aliejumi',
      'Neplaukite indaplovėje ir ilgai nemirkykite',
    ],
  },
  'PP-1006': {
    en: [
      'Stainless steel with an aluminium core in the base, so that milk warms evenly and does not catch. Marks for half a litre, one and one and a half are pressed into the wall.',
      'Handle stays cool on a ceramic hob',
      'Pours from the whole rim',
    ],
    lt: [
      'Nerūdijantis plienas, dugne – aliuminio sluoksnis, todėl pienas šyla tolygiai ir neprisvyla. Sienelėje įspausti pusės, vieno ir pusantro litro žymenys.',
      'Ant keraminės viryklės rankena nekaista',
      'Pila nelašėdamas per visą kraštą',
    ],
  },
  'KB-1101': {
    en: [
      'Layered steel at 60 HRC, ground to fifteen degrees a side and honed by hand. The bolster ends before the heel, so the whole edge can be sharpened at home on a stone.',
      'Blade 20 cm, full tang, walnut handle',
      'Comes in a card sleeve',
      'Free first sharpening in our shops',
    ],
    lt: [
      'Sluoksniuotas 60 HRC plienas, iš abiejų pusių galąstas penkiolikos laipsnių kampu ir dailintas ranka. Atrama baigiasi prieš ašmenų kulną, todėl namuose akmeniu galima galąsti visą kraštą.',
      'Geležtė 20 cm, vientisa per visą kotą, riešutmedžio kotas',
      'Supakuotas kartoniniame dėkle',
      'Pirmas galandimas mūsų parduotuvėse nemokamas',
    ],
  },
  'KB-1103': {
    en: [
      'The pivot is a bayonet: open the blades to a right angle and they separate. One edge is finely toothed and holds on to wet herbs, fins and chicken skin.',
      'Coloured grips of glass-fibre nylon',
      'Nut and bottle opener between the grips',
    ],
    lt: [
      'Sukimosi taškas – bajonetinis: atverkite žirkles stačiu kampu, ir jos atsiskirs. Vienas ašmuo smulkiai dantytas, todėl neslysta šlapios žolelės, pelekai ir vištos oda.',
      'Spalvotos stiklo pluošto nailono rankenos',
      'Tarp rankenų – riešutų ir kamštelių atidarytuvas',
    ],
  },
  'KB-1104': {
    en: [
      'Four centimetres of air-dried Lithuanian oak, glued from staves with standing rings so that it does not cup. Both faces are usable: one smooth, one with a groove for juice.',
      'Oil it when the wood looks dry',
      'Add rubber feet or a matching knife',
    ],
    lt: [
      'Keturi centimetrai ore džiovinto lietuviško ąžuolo, suklijuoto taip, kad lenta nesiriestų. Naudokite abi puses: viena lygi, kitoje – griovelis sultims.',
      'Patepkite aliejumi, kai mediena atrodo sausa',
      'Galima pridėti gumines kojeles arba peilį',
    ],
  },
  'CH-1201': {
    en: [
      'The grinder is ceramic, because salt eats steel, and it works just as well for dried herbs. Unscrew the top to fill, then tighten it until the grain suits you.',
      'Holds 90 g of coarse salt',
      'Fifteen years of guarantee on the grinder',
    ],
    lt: [
      'Girnelės keraminės, nes plieną druska suėda; tinka ir džiovintoms žolelėms malti. Norėdami pripildyti atsukite viršų, o paskui priveržkite, kol rupumas patiks.',
      'Telpa 90 g stambios druskos',
      'Girnelėms suteikiama penkiolikos metų garantija',
    ],
  },
  'CH-1202': {
    en: [
      'One piece of 18/10 steel without a seam, with a bowl that holds three tablespoons of gravy. The handle is bent at the end and hangs on any rail.',
      'Polished bowl, brushed handle',
      'Does not scratch enamel if you stir gently',
    ],
    lt: [
      'Vientisas 18/10 plienas be siūlių; į šaukštą telpa trys valgomieji šaukštai padažo. Koto galas užlenktas, todėl kabo ant bet kokio laikiklio.',
      'Semtuvas poliruotas, kotas matinis',
      'Atsargiai maišant nebraižo emalio',
    ],
  },
  'CH-1203': {
    en: [
      'Knitted from cotton over a layer of aramid, with silicone dots in the palm. A tin from a 220 °C oven can be held for twenty seconds, long enough to reach the table.',
      'A pair, cuffs of 14 cm',
      'Machine wash at 40 °C, dry flat',
    ],
    lt: [
      'Megztos medvilninės pirštinės su aramido sluoksniu ir silikono taškeliais delne. Skardą iš 220 °C orkaitės galima laikyti dvidešimt sekundžių – tiek užtenka iki stalo.',
      'Pora, rankogaliai 14 cm',
      'Skalbti 40 °C, džiovinti paguldžius',
    ],
  },
  'CH-1204': {
    en: [
      'Pressed glass, three millimetres thick, that stands boiling and the freezer alike. The natural rubber ring is meant for one season and can be bought again in packs of ten.',
      'Three quarters of a litre per jar',
      'Boil jar and ring before filling',
      'Label for your handwriting included',
    ],
    lt: [
      'Trijų milimetrų presuotas stiklas, kuris atlaiko ir virinimą, ir šaldiklį. Natūralios gumos tarpinė skirta vienam sezonui, o naujų galima įsigyti po dešimt.',
      'Viename stiklainyje telpa trys ketvirčiai litro',
      'Prieš pildydami išvirinkite stiklainį ir tarpinę',
      'Pridedama etiketė užrašui ranka',
    ],
  },
  'CH-1205': {
    en: [
      'Low and wide, so that the dressing reaches the top leaves with two turns of the spoon. The glaze is free of lead and does not mind vinegar or lemon.',
      'The 24 cm mixing bowl nests inside',
      'Warm it under the tap for pasta',
    ],
    lt: [
      'Žemas ir platus dubuo: du kartus pamaišius užpilas pasiekia ir viršutinius lapus. Glazūra be švino, jos neveikia nei actas, nei citrina.',
      'Į jį telpa 24 cm maišymo dubuo',
      'Makaronams sušildykite po karštu vandeniu',
    ],
  },
  'CH-1207': {
    en: [
      'Enamelled sheet steel with a wide opening that a hand and a brush fit through. Two litres boil in eight minutes on gas; the spout pours in a thin, steady stream.',
      'Works on induction from 14 cm rings',
      'Descale with citric acid every month',
    ],
    lt: [
      'Emaliuota plieno skarda ir plati anga, pro kurią telpa ranka su šepečiu. Ant dujų du litrai užverda per aštuonias minutes, o snapelis pila plona, lygia srove.',
      'Tinka indukcijai nuo 14 cm kaitvietės',
      'Kas mėnesį nukalkinkite citrinų rūgštimi',
    ],
  },
  'CH-1206': {
    en: [
      'Clockwork without a battery, wound by turning the dial past the hour and back. It runs up to sixty minutes and rings for five seconds, loud enough for the next room.',
      'Blue case with a magnet in the back',
      'Accurate to thirty seconds in the hour',
    ],
    lt: [
      'Mechanizmas veikia be baterijos: prisukamas pasukus ciferblatą iki galo ir atgal. Skaičiuoja iki šešiasdešimties minučių ir skamba penkias sekundes – girdėti ir kitame kambaryje.',
      'Mėlynas korpusas su magnetu nugarėlėje',
      'Paklaida – iki trisdešimties sekundžių per valandą',
    ],
  },
}
