import type { ProductDetails } from '../../common/details.ts'

export const coldCounterDetails: ProductDetails = {
  'DE-2001': {
    en: [
      'Raw cow’s milk, microbial rennet and salt, pressed into wheels of twelve kilos and turned every week. The few holes come from slow ripening, the crystals from the eighteenth month.',
      '45 % fat in dry matter',
      'Wrap it in paper, not in film; contains milk',
    ],
    lt: [
      'Žalias karvės pienas, mikrobinis fermentas ir druska; spaudžiamas dvylikos kilogramų ritiniais, kurie vartomi kas savaitę. Akutės atsiranda lėtai bręstant, kristalai – aštuonioliktą mėnesį.',
      'Riebumas sausojoje medžiagoje 45 %',
      'Vyniokite į popierių, ne į plėvelę; sudėtyje yra pieno',
    ],
  },
  'DE-2008': {
    en: [
      'Cream soured for twenty hours, churned in a wooden barrel and kneaded with 1.2 per cent of sea salt. It comes as one block in parchment and gives pancakes a nutty smell.',
      '82 % fat',
      'Freezes well for half a year; contains milk',
    ],
    lt: [
      'Dvidešimt valandų rauginta grietinėlė, sumušta medinėje statinaitėje ir išminkyta su 1,2 procento jūros druskos. Suvyniotas į pergamentą; nuo jo blynai kvepia riešutais.',
      'Riebumas 82 %',
      'Užšaldytas laikosi pusmetį; sudėtyje yra pieno',
    ],
  },
  'DE-2015': {
    en: [
      'Pasteurised at 72 °C on the farm within two hours of milking, with the fat the cow gave it, between 3.8 and 4.4 per cent. The bottle carries a deposit and goes back with the next order.',
      'Shake, or skim the cream for coffee',
      'Keep at 4 °C, use within six days; contains milk',
    ],
    lt: [
      'Ūkyje per dvi valandas po melžimo pasterizuotas 72 °C, riebumas toks, kokį davė karvė, – nuo 3,8 iki 4,4 procento. Butelis užstatinis, atiduokite jį su kitu užsakymu.',
      'Suplakite arba nugriebkite grietinėlę kavai',
      'Laikykite 4 °C, suvartokite per šešias dienas; sudėtyje yra pieno',
    ],
  },
  'DE-2022': {
    en: [
      'Organic eggs of class M from a flock of three hundred hens near Alytus, packed on the farm on the day of laying. The shells are strong, the yolks deep yellow from grass and maize.',
      'Ten in a box of pressed paper pulp',
      'Store with the point down; contains eggs',
    ],
    lt: [
      'Ekologiški M klasės kiaušiniai iš trijų šimtų vištų ūkio prie Alytaus, ūkyje supakuoti dėjimo dieną. Lukštai tvirti, o tryniai nuo žolės ir kukurūzų sodriai geltoni.',
      'Dešimt presuoto popieriaus dėžutėje',
      'Laikykite smailiuoju galu žemyn; sudėtyje yra kiaušinių',
    ],
  },
  'FV-2101': {
    en: [
      'Auksis, Antaninis and Alyvinis from trees that are thinned but not sprayed in the last eight weeks. The crate is slatted wood and keeps the fruit aired; take out the spotted ones first.',
      'Five kilos, thirty-five apples',
      'Deposit on the crate refunded at the counter',
    ],
    lt: [
      'Auksiai, antaniniai ir alyviniai nuo medžių, kurie paskutines aštuonias savaites nepurkšti. Dėžė iš lentelių, tad vaisiai vėdinasi; pirmiausia išrinkite dėmėtus.',
      'Penki kilogramai, trisdešimt penki obuoliai',
      'Dėžės užstatą grąžiname prie prekystalio',
    ],
  },
  'FV-2108': {
    en: [
      'Conference pears from Mazovia, picked firm and laid in straw so that they do not bruise on the road. They ripen in three to four days at room temperature and hold their shape in the oven.',
      'Two kilos, twelve pears in a spruce tray',
      'Baked with butter: forty minutes at 180 °C',
    ],
    lt: [
      '„Conference“ kriaušės iš Mazovijos, nuskintos kietos ir apdėtos šiaudais, kad kelyje nesusimuštų. Kambario temperatūroje sunoksta per tris–keturias dienas ir kepamos nesuskysta.',
      'Du kilogramai, dvylika kriaušių eglinėje dėžutėje',
      'Su sviestu kepkite keturiasdešimt minučių 180 °C',
    ],
  },
  'FV-2115': {
    en: [
      'Wild berries, small, dark to the core and much stronger than the ones from plantations. They are blown clean of leaves on the spot and travel in a punnet of card.',
      'Wash them only before eating',
      'Five days in the fridge, a year frozen',
    ],
    lt: [
      'Laukinės uogos – smulkios, tamsios iki pat vidurio ir daug kvapnesnės už šilauoges. Lapeliai nupučiami vietoje, o uogos keliauja kartono krepšelyje.',
      'Plaukite tik prieš valgydami',
      'Šaldytuve penkias dienas, šaldiklyje metus',
    ],
  },
  'FV-2122': {
    en: [
      'Femminello lemons from Sicily, harvested by hand and neither waxed nor treated after picking. Six fruits with thin skin give about a quarter of a litre of juice.',
      'Zest safe to eat, rinse warm',
      'Two weeks in a bowl, a month in the fridge',
    ],
    lt: [
      '„Femminello“ citrinos iš Sicilijos, skintos rankomis, nevaškuotos ir po skynimo neapdorotos. Šeši plonažieviai vaisiai duoda maždaug ketvirtį litro sulčių.',
      'Žievelę galima valgyti, nuplaukite šiltai',
      'Dubenyje dvi savaites, šaldytuve mėnesį',
    ],
  },
  'FV-2129': {
    en: [
      'Vineta potatoes from sandy Žemaitija soil, brushed but not washed, because soil keeps the light away. They fall apart when boiled, which makes them right for dumplings, mash and pancakes.',
      'Ten kilos in a paper sack',
      'Store dark at 6 to 8 °C',
    ],
    lt: [
      '„Vineta“ bulvės iš smėlingos Žemaitijos žemės, nuvalytos, bet neplautos, nes žemė saugo nuo šviesos. Virdamos sukrinta, todėl tinka cepelinams, košei ir blynams.',
      'Dešimt kilogramų popieriniame maiše',
      'Laikykite tamsiai, 6–8 °C',
    ],
  },
  'FV-2143': {
    en: [
      'Grown in the dark on composted straw near Panevėžys and cut, not pulled, so the stalk is clean. The brown caps hold less water than the white ones and take colour in four minutes.',
      'Wipe with a dry brush',
      'Paper bag, five days in the fridge',
    ],
    lt: [
      'Auginti tamsoje ant kompostuotų šiaudų prie Panevėžio ir nupjauti, ne išrauti, todėl kotelis švarus. Rudose kepurėlėse mažiau vandens nei baltose, tad apskrunda per keturias minutes.',
      'Nuvalykite sausu šepetėliu',
      'Popieriniame maišelyje šaldytuve – penkias dienas',
    ],
  },
}
