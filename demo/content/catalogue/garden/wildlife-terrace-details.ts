import type { ProductDetails } from '../../common/details.ts'

export const wildlifeTerraceDetails: ProductDetails = {
  'BI-1801': {
    en: [
      'Planks two centimetres thick keep the brood warm in a cold May, and the stained roof overhangs the door by four. Hang it two metres up, facing south-east, and empty it each October.',
      '28 cm high, floor 12 by 12 cm',
      'Aluminium nail for the trunk included',
      'Name label sits below the hole',
    ],
    lt: [
      'Dviejų centimetrų lentelės saugo jauniklius vėsią gegužę, o dažytas stogelis iškyla keturis centimetrus virš landos. Kabinkite dviejų metrų aukštyje į pietryčius ir kas spalį išvalykite.',
      '28 cm aukščio, dugnas 12 × 12 cm',
      'Pridedama aliuminė vinis medžiui',
      'Vardo etiketė – po landa',
    ],
  },
  'BI-1802': {
    en: [
      'The cocoons of Osmia bicornis are washed, checked and cooled to four degrees, then posted in a ventilated card box. Lay them beside a bundle of hollow stems in a sunny spot out of the rain; males hatch first.',
      'Mixed males and females, Lithuanian stock',
      'Sent from March to mid April',
      'They hardly ever sting',
    ],
    lt: [
      'Rausvosios osmijos kokonai nuplauti, patikrinti ir atvėsinti iki keturių laipsnių, siunčiami vėdinamoje dėžutėje. Padėkite šalia tuščiavidurių stiebų ryšulėlio saulėtoje, nuo lietaus saugioje vietoje; pirmi išsirita patinėliai.',
      'Patinėliai ir patelės, lietuviška kilmė',
      'Siunčiame nuo kovo iki balandžio vidurio',
      'Beveik niekada negelia',
    ],
  },
  'BI-1803': {
    en: [
      'Adult two-spot ladybirds travel with straw and a drop of honey in a tub that keeps them calm and cool. Mist the plant, open the lid at its foot in the evening, and most will stay as long as the aphids last.',
      'One tub for about 10 square metres',
      'Native species, bred in the Netherlands',
      'Release on the day of arrival',
    ],
    lt: [
      'Suaugusios dvitaškės boružės keliauja indelyje su šiaudais ir lašeliu medaus, vėsiai ir ramiai. Augalą apipurkškite, vakare prie jo atidarykite dangtelį, ir dauguma liks tol, kol bus amarų.',
      'Indelio užtenka 10 kvadratinių metrų',
      'Vietinė rūšis, augintos Nyderlanduose',
      'Paleiskite atvežimo dieną',
    ],
  },
  'BI-1804': {
    en: [
      'Walls of birch board stand on short feet and carry a cone of reed that sheds rain as a thatched house does. Fill it with dry leaves in September, set it under a hedge, and leave it shut until April.',
      '38 cm high, 48 cm across',
      'Doorway 12 by 12 cm',
      'Roof lifts off for cleaning in summer',
    ],
    lt: [
      'Beržo lentelių sienelės stovi ant trumpų kojelių ir laiko kūginį nendrių stogą, nuo kurio lietus nubėga kaip nuo senos trobos. Rugsėjį pripildykite sausų lapų, pastatykite po gyvatvore ir iki balandžio neatidarinėkite.',
      '38 cm aukščio, 48 cm skersmens',
      'Anga 12 × 12 cm',
      'Vasarą stogas nukeliamas išvalyti',
    ],
  },
  'BI-1805': {
    en: [
      'Every lot is tested for aflatoxin, the mould poison that makes cheap nuts dangerous to birds. Thread the shells on a string or hang them in a mesh cage; in nesting time offer only crushed ones.',
      '2 kg in a paper sack',
      'Packed in nitrogen, keeps a year',
      'Not for people with nut allergy',
    ],
    lt: [
      'Kiekviena siunta tiriama dėl aflatoksino – pelėsių nuodo, dėl kurio pigūs riešutai pavojingi paukščiams. Suverkite kevalus ant virvelės arba sudėkite į tinklelį, o perint duokite tik trintus.',
      '2 kg popieriniame maiše',
      'Supakuota azote, tinka metus',
      'Netinka alergiškiems riešutams',
    ],
  },
  'BI-1806': {
    en: [
      'The kit holds a voucher for five painted lady caterpillars with their food, a mesh tower, a pipette and a feeding dish. Send the code on a Monday and they arrive two days later; release the butterflies above fifteen degrees.',
      'Tower 30 cm high, folds flat',
      'Voucher valid from May to August',
      'Booklet with a diary to fill in',
    ],
    lt: [
      'Rinkinyje – kuponas penkiems usnių drugio vikšrams su maistu, tinklinis bokštelis, pipetė ir girdyklėlė. Kodą atsiųskite pirmadienį, vikšrai atkeliaus po dviejų dienų; drugelius paleiskite, kai šilčiau nei penkiolika laipsnių.',
      'Bokštelis 30 cm aukščio, sulankstomas',
      'Kuponas galioja nuo gegužės iki rugpjūčio',
      'Knygelė su pildomu dienoraščiu',
    ],
  },
  'TL-1901': {
    en: [
      'Eight steel ribs carry woven polyester with a vent at the top, which lets a gust out instead of lifting the pole. Push the spike into lawn or sand, or use any base for a thirty-eight millimetre pole.',
      '220 cm across, 250 cm high',
      'Cover rated UPF 50+',
      'Fold it when the wind exceeds force 5',
    ],
    lt: [
      'Aštuoni plieniniai virbai laiko austą poliesterį su anga viršuje: ji išleidžia gūsį, užuot pakėlusi stiebą. Smeigę įspauskite į veją ar smėlį arba naudokite bet kokį pagrindą trisdešimt aštuonių milimetrų stiebui.',
      '220 cm skersmens, 250 cm aukščio',
      'Audinio apsauga UPF 50+',
      'Suskleiskite, kai vėjas viršija 5 balus',
    ],
  },
  'TL-1902': {
    en: [
      'Mortised ash legs pass through the seat frame, and the slats are screwed from below with stainless steel. A coat of teak oil each May keeps the honey tone for those who prefer it.',
      '85 cm high, seat 46 cm wide',
      'Carries 130 kg',
      'Glides protect wooden decks',
    ],
    lt: [
      'Įkaltinės uosio kojos praeina pro sėdynės rėmą, o lentelės iš apačios prisuktos nerūdijančiais varžtais. Kam patinka medaus atspalvis, kas gegužę tepkite tikmedžio aliejumi.',
      '85 cm aukščio, sėdynė 46 cm pločio',
      'Laiko 130 kg',
      'Padeliai saugo medinę terasą',
    ],
  },
  'TL-1903': {
    en: [
      'The log is kiln-dried, sawn crosswise down to a hand above the base, and stuffed with wood wool in the cuts. It burns downwards from the middle, so the bark stays cool enough to steady a pan.',
      '40 cm high, about 20 cm across',
      'Stand it on soil, never on decking',
      'Storm matches not included',
    ],
    lt: [
      'Kaladė išdžiovinta, kryžmai įpjauta iki plaštakos nuo apačios, o pjūviuose – medžio vilna. Ji dega nuo vidurio žemyn, todėl žievė lieka pakankamai vėsi, kad laikytų keptuvę.',
      '40 cm aukščio, apie 20 cm skersmens',
      'Statykite ant žemės, ne ant terasos lentų',
      'Degtukai nepridedami',
    ],
  },
  'TL-1904': {
    en: [
      'A two-watt pump lifts water through the stem to the upper bowl, and a dial on it sets a trickle or a ripple. Stoneware is glazed inside only, so the outside darkens pleasantly where it stays damp.',
      '28 cm high, 24 cm across',
      'Holds 1.2 litres, cable 1.8 m',
      'Descale the pump every third month',
    ],
    lt: [
      'Dviejų vatų siurbliukas kelia vandenį stiebu į viršutinį dubenį, o reguliatoriumi nustatoma srovelė ar raibuliavimas. Akmens masė glazūruota tik iš vidaus, tad drėgstanti išorė gražiai tamsėja.',
      '28 cm aukščio, 24 cm skersmens',
      'Telpa 1,2 litro, laidas 1,8 m',
      'Siurbliuką kas tris mėnesius nukalkinkite',
    ],
  },
  'TL-1905': {
    en: [
      'The chute is one blow-moulded piece without seams, and its side walls are eight centimetres high. Four steps with ribbed treads lead up between two rails; ground anchors and a spanner are in the box.',
      '180 cm long, platform 95 cm high',
      'From 3 to 8 years, up to 50 kg',
      'Leave 2 m free on every side',
    ],
    lt: [
      'Lovelis išpūstas iš vieno gabalo, be siūlių, jo bortai – aštuonių centimetrų. Tarp dviejų turėklų kyla keturios rumbuotos pakopos; dėžėje rasite inkarus ir raktą.',
      '180 cm ilgio, aikštelė 95 cm aukštyje',
      '3–8 metų vaikams, iki 50 kg',
      'Aplink palikite 2 m laisvos vietos',
    ],
  },
  'TL-1906': {
    en: [
      'Oak from Žemaitija is sawn, air-dried for two years and pegged without glue, so a worn slat can be knocked out and replaced. The brass plate takes eighteen letters and arrives already screwed on.',
      '120 cm long, 82 cm high',
      'Comes in two parts, ten minutes’ work',
      'Runs off rain, greys evenly',
    ],
    lt: [
      'Žemaitijos ąžuolas supjautas, dvejus metus džiovintas ore ir sujungtas kaiščiais be klijų, todėl nusidėvėjusią lentelę galima išmušti ir pakeisti. Žalvarinėje plokštelėje telpa aštuoniolika raidžių, ji jau prisukta.',
      '120 cm ilgio, 82 cm aukščio',
      'Dvi dalys, surinksite per dešimt minučių',
      'Vanduo nubėga, mediena pilkėja tolygiai',
    ],
  },
  'TL-1907': {
    en: [
      'Clay burnt at 1150 degrees takes up almost no water, so frost cannot split it and moss rubs off. Set the bricks on edge in five centimetres of sand; ten make 115 centimetres of border.',
      '24 by 11.5 by 5.2 cm each',
      'Red to brown, sorted by hand',
      'Heavy parcel, delivered to the kerb',
    ],
    lt: [
      '1150 laipsnių temperatūroje degtas molis beveik negeria vandens, todėl šaltis jo neskaldo, o samanos nusitrina. Statykite ant briaunos į penkis centimetrus smėlio; dešimties užtenka 115 centimetrų kraštui.',
      'Kiekviena 24 × 11,5 × 5,2 cm',
      'Nuo raudonos iki rudos, rūšiuota rankomis',
      'Sunkus siuntinys, pristatome iki vartų',
    ],
  },
}
