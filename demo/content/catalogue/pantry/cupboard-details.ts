import type { ProductDetails } from '../../common/details.ts'

export const cupboardDetails: ProductDetails = {
  'BG-1001': {
    en: [
      'Wheat flour, water, rye sourdough, rapeseed oil and salt; the dough rests for sixteen hours in the cold. Baked in lidless tins in Aukštaitija and delivered unsliced the same morning.',
      'Keeps four days in a cloth',
      'Freezes well in slices; contains gluten',
    ],
    lt: [
      'Kvietiniai miltai, vanduo, ruginis raugas, rapsų aliejus ir druska; tešla šešiolika valandų bręsta šaltai. Kepama Aukštaitijoje formose be dangčio ir tą patį rytą atvežama nesuraikyta.',
      'Drobelėje laikosi keturias dienas',
      'Suraikytą galima šaldyti; sudėtyje yra glitimo',
    ],
  },
  'BG-1008': {
    en: [
      'Four ingredients, a slow rise and a stone floor under the oven. It comes baked to nine tenths, so that the last minutes in your kitchen give the crust its colour.',
      'Ten minutes at 220 °C, no tray',
      'Eat it on the day you bake it; contains gluten',
    ],
    lt: [
      'Keturi ingredientai, lėtas kildinimas ir akmeninis krosnies padas. Atvežama iškepta devyniomis dešimtosiomis, o spalvą pluta įgauna per paskutines minutes jūsų virtuvėje.',
      'Dešimt minučių 220 °C, be skardos',
      'Suvalgykite iškepimo dieną; sudėtyje yra glitimo',
    ],
  },
  'BG-1015': {
    en: [
      'Dough of wheat and malt, dipped in lye and sprinkled with coarse salt before baking, which turns it brown. Forty pretzels come in a bag that closes again.',
      'Good with mustard or soft cheese',
      'Wheat and barley malt; may contain sesame',
    ],
    lt: [
      'Kvietinė tešla su salyklu, prieš kepant pamerkiama į šarmą ir pabarstoma stambia druska, todėl paruduoja. Užspaudžiamame maišelyje – keturiasdešimt riestainių.',
      'Tinka su garstyčiomis ar lydytu sūriu',
      'Kviečiai ir miežių salyklas; gali būti sezamų',
    ],
  },
  'BG-1022': {
    en: [
      'Durum wheat and water, pressed through bronze dies and dried slowly for two days, which leaves the surface rough. The pack is clear at both ends, so you can see that the strands are whole.',
      'Nine minutes in plenty of salted water',
      '500 g, five plates; contains gluten',
    ],
    lt: [
      'Kietieji kviečiai ir vanduo, spausti per bronzos formas ir dvi paras lėtai džiovinti, todėl paviršius lieka šiurkštus. Pakuotės galai skaidrūs – matyti, kad šiaudeliai sveiki.',
      'Devynios minutės sūdytame vandenyje',
      '500 g, penkios lėkštės; sudėtyje yra glitimo',
    ],
  },
  'BG-1043': {
    en: [
      'French maize, popped in hot air instead of oil and turned in two teaspoons of sunflower oil and fine sea salt. The striped bucket holds enough for three people and one film.',
      'Not for children under four, kernels are hard',
      'Sealed with film; once open, moisture makes it tough',
    ],
    lt: [
      'Prancūziški kukurūzai, išspraginti karštu oru ir apvolioti dviejuose šaukšteliuose saulėgrąžų aliejaus su smulkia jūros druska. Dryžuoto kibirėlio užtenka trims žmonėms ir vienam filmui.',
      'Netinka vaikams iki ketverių, grūdai kieti',
      'Užlydyta plėvele; atidarius nuo drėgmės kietėja',
    ],
  },
  'JT-1101': {
    en: [
      'Unheated and coarsely strained, so pollen stays in and the honey tastes of mint and lime. Each jar carries the number of its apiary and the week in which it was spun.',
      'Half a kilo, in a glass of the beekeepers',
      'Not for babies under one year',
    ],
    lt: [
      'Nekaitintas ir stambiai nukoštas, todėl žiedadulkės lieka, o medus dvelkia mėta ir liepa. Ant kiekvieno stiklainio – bityno numeris ir kopinėjimo savaitė.',
      'Pusė kilogramo, bitininkų stiklainyje',
      'Netinka kūdikiams iki vienų metų',
    ],
  },
  'JT-1108': {
    en: [
      'Ripe berries from Suvalkija, frozen in the field and dried in a vacuum, which keeps shape, colour and most of the vitamin C. Forty grams were four hundred before they lost their water.',
      'For porridge, cakes or straight from the pouch',
      'Close at once, they drink moisture',
    ],
    lt: [
      'Prinokusios Suvalkijos uogos, užšaldytos lauke ir džiovintos vakuume, todėl išlieka forma, spalva ir dauguma vitamino C. Keturiasdešimt gramų buvo keturi šimtai, kol neteko vandens.',
      'Košei, pyragui arba tiesiai iš maišelio',
      'Iškart uždarykite, traukia drėgmę',
    ],
  },
  'JT-1115': {
    en: [
      'Whole cucumbers of a finger’s length in salt water with dill, garlic and horseradish, fermented for three weeks without vinegar. They are not pasteurised and go on souring slowly in the fridge.',
      'Drained weight 420 g',
      'The brine makes a good soup',
    ],
    lt: [
      'Sveiki piršto ilgio agurkai sūryme su krapais, česnakais ir krienais, tris savaites rauginti be acto. Nepasterizuoti, tad šaldytuve lėtai rūgsta toliau.',
      'Agurkų masė 420 g',
      'Iš sūrymo išeina gera sriuba',
    ],
  },
  'JT-1122': {
    en: [
      'San Marzano type tomatoes from Campania, steamed, peeled and laid in their own juice with a leaf of basil. Nothing else is added, so the acidity is gentle and the sauce needs no sugar.',
      'Drained weight 240 g',
      'Ring-pull lid, tin goes to metal recycling',
    ],
    lt: [
      '„San Marzano“ tipo pomidorai iš Kampanijos, nuplikyti, nulupti ir užpilti savo sultimis su baziliko lapeliu. Daugiau nieko nededama, tad padažui nereikia nė cukraus.',
      'Pomidorų masė 240 g',
      'Dangtelis su žiedu, skardinė – į metalo atliekas',
    ],
  },
  'JT-1129': {
    en: [
      'Chalkidiki olives, picked in September while still green and cured in brine for five months. The flesh comes away from the stone in two halves, and the oil tastes of cut grass.',
      'Drained weight 200 g',
      'Rinse for a milder taste',
    ],
    lt: [
      'Chalkidikio alyvuogės, skintos rugsėjį dar žalios ir penkis mėnesius brandintos sūryme. Minkštimas nuo kauliuko atsiskiria per pusę, o aliejus kvepia nupjauta žole.',
      'Alyvuogių masė 200 g',
      'Švelniau – praskalaukite vandeniu',
    ],
  },
  'JT-1136': {
    en: [
      'Soaked overnight, cooked in the tin with water and a pinch of salt, and left whole. A tin replaces a hundred grams of dried beans and two hours at the stove.',
      '240 g of beans without the water',
      '8 g of protein in 100 g',
    ],
    lt: [
      'Per naktį išmirkytos, išvirtos skardinėje su vandeniu ir žiupsneliu druskos, likusios sveikos. Viena skardinė atstoja šimtą gramų sausų pupelių ir dvi valandas prie viryklės.',
      'Pupelių masė 240 g',
      '100 g – 8 g baltymų',
    ],
  },
  'JT-1150': {
    en: [
      'Clear glass with a wide mouth and a lid of lacquered steel whose seal holds jam, pickles or screws. The label is gummed paper that comes off in warm water without scratching.',
      'Sterilise at 120 °C',
      'Lids fit every jar with an 82 mm thread',
    ],
    lt: [
      'Skaidrus stiklas, plati anga ir lakuoto plieno dangtelis, kurio tarpinė sandariai uždaro uogienę, agurkus ar varžtus. Etiketė – gumuotas popierius, šiltame vandenyje nusiima be grandymo.',
      'Sterilizuojama 120 °C',
      'Dangteliai tinka visiems 82 mm stiklainiams',
    ],
  },
  'SZ-1201': {
    en: [
      'Flakes from the Baltic coast, smoked for twelve hours over alder and ground to the size of sugar. The glass shaker has a steel top and can be filled again from a bag.',
      '120 g of salt, no anti-caking agent',
      'Good on eggs, potatoes and caramel',
    ],
    lt: [
      'Baltijos pajūrio dribsniai, dvylika valandų rūkyti alksnio dūmuose ir sumalti kaip cukrus. Stiklinė barstyklė plieniniu dangteliu, ją galima papildyti iš maišelio.',
      '120 g druskos, be lipnumą mažinančių medžiagų',
      'Tinka kiaušiniams, bulvėms ir karamelei',
    ],
  },
  'SZ-1215': {
    en: [
      'Purple-skinned heads with six to eight large cloves, grown in Žemaitija and dried under a roof for five weeks. Twelve of them come in a net, cleaned but not washed.',
      'Hang in a cool, airy place',
      'Cloves can be planted in October',
    ],
    lt: [
      'Violetiniai česnakai su šešiomis–aštuoniomis stambiomis skiltelėmis, užauginti Žemaitijoje ir penkias savaites džiovinti po stogu. Tinklelyje dvylika galvučių, nuvalytų, bet neplautų.',
      'Laikykite pakabintus vėsiai ir gerai vėdinamai',
      'Skilteles spalį galima sodinti',
    ],
  },
  'SZ-1222': {
    en: [
      'A hand of young ginger from Kerala, juicy, with thin skin and few fibres. Grate it frozen into soup, slice it for tea or candy it in strips with its own weight in sugar.',
      'Three weeks in the fridge, wrapped in paper',
      'Weighed by the piece, 310 g on average',
    ],
    lt: [
      'Jauna imbiero šaknis iš Keralos, sultinga, plona odele ir beveik be plaušų. Šaldytą tarkuokite į sriubą, griežinėliais dėkite į arbatą arba cukruokite juostelėmis.',
      'Popieriuje šaldytuve laikosi tris savaites',
      'Sveriama vienetais, vidutiniškai 310 g',
    ],
  },
}
