import type { ProductDetails } from '../../common/details.ts'

export const sweetsAndDrinksDetails: ProductDetails = {
  'SU-3001': {
    en: [
      'Cocoa from two cooperatives in Ecuador, ground in Aukštaitija for three days and set with crumbs of rye bread baked next door. The paper sleeve is red, the foil inside is paper too.',
      'Store at 16 to 18 °C',
      'Rye contains gluten; no milk in the recipe',
    ],
    lt: [
      'Dviejų Ekvadoro kooperatyvų kakava, Aukštaitijoje tris dienas malta ir sumaišyta su čia pat keptos ruginės duonos trupiniais. Išorinis popierius raudonas, vidinis – irgi popierius, ne folija.',
      'Laikykite 16–18 °C',
      'Rugiuose yra glitimo; pieno recepte nėra',
    ],
  },
  'SU-3008': {
    en: [
      'Sugar, glucose syrup and real juice, boiled to 150 °C, striped by hand and cut warm into drops. Each of the thirty sweets is twisted into waxed paper.',
      'Colours from beetroot, carrot and spinach',
      'No gelatine',
    ],
    lt: [
      'Cukrus, gliukozės sirupas ir tikros sultys, išvirti iki 150 °C, ranka sudryžuoti ir šilti supjaustyti. Visos trisdešimt karamelių susuktos į vaškuotą popierių.',
      'Spalvos iš burokėlių, morkų ir špinatų',
      'Be želatinos',
    ],
  },
  'SU-3015': {
    en: [
      'A rope of five colours, rolled together warm and wound into a flat spiral round a paper stick. It tastes of raspberry from the first lick to the last, which takes about forty minutes.',
      'Plant colours, no flavour enhancers',
      'Wrapped in cellulose film',
    ],
    lt: [
      'Penkių spalvų karamelės virvė, šilta susukta į plokščią spiralę aplink popierinį pagaliuką. Nuo pirmo lyžtelėjimo iki paskutinio kvepia avietėmis – maždaug keturiasdešimt minučių.',
      'Augaliniai dažikliai, be skonio stipriklių',
      'Įvyniota į celiuliozės plėvelę',
    ],
  },
  'SU-3022': {
    en: [
      'Rolled oats, butter, brown sugar and chopped dark chocolate, a fifth of the weight of each cookie. They are baked for eleven minutes, so the rim is crisp and the middle bends.',
      'Twenty-four in a round tin that closes again',
      'Allergens: oats, wheat, milk and eggs',
    ],
    lt: [
      'Avižiniai dribsniai, sviestas, rudasis cukrus ir kapotas juodasis šokoladas – penktadalis kiekvieno sausainio svorio. Kepami vienuolika minučių: kraštas traškus, vidurys minkštas.',
      'Sandarioje apvalioje skardinėje jų dvidešimt keturi',
      'Alergenai: avižos, kviečiai, pienas, kiaušiniai',
    ],
  },
  'SU-3029': {
    en: [
      'Yeast dough with fresh curd, which keeps it moist, fried in rapeseed oil and cooled on racks. The glaze is dark chocolate with butter, the sprinkles are coloured with beetroot and turmeric.',
      'Six in a tray of card, to eat on the same day',
      'Allergens: wheat, milk, eggs',
    ],
    lt: [
      'Mielinė tešla su šviežia varške, todėl spurgos ilgiau minkštos; kepamos rapsų aliejuje ir vėsinamos ant grotelių. Glaistas – juodasis šokoladas su sviestu, pabarstukai nudažyti burokėliais ir ciberžole.',
      'Šešios kartono dėkle; suvalgykite tą pačią dieną',
      'Alergenai: kviečiai, pienas, kiaušiniai',
    ],
  },
  'SU-3050': {
    en: [
      'Short pastry made with butter, filled with nine hundred grams of Antaninis apples and very little sugar. The foil tin goes straight into the oven; ten minutes at 170 °C bring the smell back.',
      'Serves eight',
      'Keeps three days, or a month frozen',
      'Wheat pastry with milk and eggs',
    ],
    lt: [
      'Trapi sviestinė tešla ir devyni šimtai gramų antaninių obuolių su trupučiu cukraus. Folijos formą dėkite tiesiai į orkaitę: dešimt minučių 170 °C, ir kvapas sugrįš.',
      'Aštuonios porcijos',
      'Laikosi tris dienas, užšaldytas – mėnesį',
      'Kvietinė tešla su pienu ir kiaušiniais',
    ],
  },
  'TC-3101': {
    en: [
      'A round cup with thick walls that keep coffee above 60 °C for ten minutes, on a saucer with a ring where it cannot slide. The speckled pale grey glaze is the same inside and outside.',
      'Cup holds 180 ml, saucer 15 cm',
      'Dishwasher and microwave',
      'Four fit in one gift box',
    ],
    lt: [
      'Apvalus storasienis puodelis dešimt minučių laiko kavą šiltesnę nei 60 °C; lėkštelėje įspaustas žiedas, kad neslystų. Taškuota šviesiai pilka glazūra ir viduje, ir išorėje.',
      'Puodelis 180 ml, lėkštelė 15 cm',
      'Tinka indaplovei ir mikrobangoms',
      'Į dovanų dėžutę telpa keturi',
    ],
  },
  'TC-3108': {
    en: [
      'Cast stoneware with straight sides and a handle for three fingers, glazed to the foot so that nothing scratches the table. The mark inside shows 250 ml, the right amount for fifteen grams of coffee.',
      'Dishwasher up to 70 °C',
      'Hairline cracks in the glaze replaced for two years',
    ],
    lt: [
      'Lieta akmens masė, tiesios sienelės, ąselė trims pirštams; glazūruotas iki pat pagrindo, tad nebraižo stalo. Viduje pažymėta 250 ml riba – tiek vandens reikia penkiolikai gramų kavos.',
      'Indaplovėje iki 70 °C',
      'Dvejus metus keičiame, jei suskilinėtų glazūra',
    ],
  },
  'TC-3115': {
    en: [
      'Leaves gathered in clearings of Dzūkija before the plant flowers, rolled until they darken and dried over birch embers. Twenty bags of unbleached paper with a cotton thread, two grams in each.',
      'Five minutes in boiling water, twice if you like',
      'Free of caffeine',
    ],
    lt: [
      'Lapai skinami Dzūkijos kirtimuose prieš žydėjimą, ritinami, kol patamsėja, ir džiovinami virš beržo žarijų. Dvidešimt nebalinto popieriaus pakelių su medvilniniu siūlu, kiekviename po du gramus.',
      'Penkios minutės verdančiame vandenyje, galima dukart',
      'Be kofeino',
    ],
  },
  'TC-3122': {
    en: [
      'A round belly, a short spout set high and a handle far enough from the wall for the knuckles. Loose leaves swim freely; a grid of small holes behind the spout holds them back.',
      'Four cups of 270 ml',
      'Warm it with hot water before brewing',
    ],
    lt: [
      'Apvalus pilvas, aukštai pritvirtintas trumpas snapelis ir ąselė, pakankamai toli nuo sienelės. Birūs lapeliai plaukioja laisvai, o juos sulaiko skylutės už snapelio.',
      'Keturi puodeliai po 270 ml',
      'Prieš plikydami sušildykite karštu vandeniu',
    ],
  },
  'CD-3201': {
    en: [
      'Juice of late apples, picked from the branch, heated once to 80 °C and filled into cartons, each with a paper straw. Nothing is filtered out, so shake it before you drink.',
      'Half a litre, straw on the side',
      'After opening four days in the fridge',
    ],
    lt: [
      'Vėlyvųjų nuo šakų skintų obuolių sultys, kartą pakaitintos iki 80 °C ir išpilstytos į pakelius su popieriniu šiaudeliu. Nefiltruotos, todėl prieš gerdami suplakite.',
      'Pusė litro, šiaudelis priklijuotas prie šono',
      'Atidarytas šaldytuve laikosi keturias dienas',
    ],
  },
  'CD-3208': {
    en: [
      'Toasted rye bread, water, sugar, raisins and yeast, left for two days and filled unfiltered, so it goes on working in the bottle. Pour it into a mug with a firm hand and let the head settle.',
      'Less than 1.2 % alcohol',
      'Keep cold and upright; contains gluten',
    ],
    lt: [
      'Skrudinta ruginė duona, vanduo, cukrus, razinos ir mielės; rauginta dvi dienas, nefiltruota, todėl butelyje tebedirba. Drąsiai pilkite į bokalą ir palaukite, kol nuslūgs puta.',
      'Alkoholio mažiau nei 1,2 %',
      'Laikykite šaltai ir stačią; sudėtyje yra glitimo',
    ],
  },
  'CD-3215': {
    en: [
      'Rhubarb stalks of the June harvest, fermented dry and then a second time in the green bottle, as in Champagne. It lies on its yeast for nine months before the cork goes in.',
      '10.5 % vol., serve at 7 °C',
      'Adults only, identity card checked at the door; contains sulphites',
    ],
    lt: [
      'Birželį nupjauti rabarbarai fermentuojami sausai, o paskui dar kartą žaliame butelyje, kaip Šampanėje. Prieš užkemšant devynis mėnesius bręsta ant mielių.',
      '10,5 % tūrio, patiekite 7 °C',
      'Tik suaugusiesiems, pristatant tikrinamas dokumentas; sudėtyje yra sulfitų',
    ],
  },
  'CD-3222': {
    en: [
      'Berries from bushes near Tartu, crushed with their skins and aged for a year in oak casks that held port. The first sips smell of blackcurrant leaves, the third of cedar.',
      '12 % vol., serve at 16 °C',
      'Adults only, age checked on delivery; contains sulphites',
    ],
    lt: [
      'Uogos nuo krūmų prie Tartu, sutraiškytos su odelėmis ir metus brandintos ąžuolo statinėse po portveino. Pirmi gurkšniai kvepia serbentų lapais, trečias – kedru.',
      '12 % tūrio, patiekite 16 °C',
      'Tik suaugusiesiems, amžius tikrinamas pristatant; sudėtyje yra sulfitų',
    ],
  },
  'CD-3229': {
    en: [
      'Sea buckthorn from the dunes, apple juice, sugar and a little ginger, mixed so that nothing need be diluted. The oil of the berries rises to the top as an orange ring; turn the bottle once.',
      'Two tall glasses',
      'Also good hot, up to 70 °C',
    ],
    lt: [
      'Kopų šaltalankiai, obuolių sultys, cukrus ir truputis imbiero, sumaišyti taip, kad skiesti nereikia. Uogų aliejus iškyla oranžiniu žiedu – kartą apverskite butelį.',
      'Dvi aukštos stiklinės',
      'Skanus ir karštas, iki 70 °C',
    ],
  },
}
