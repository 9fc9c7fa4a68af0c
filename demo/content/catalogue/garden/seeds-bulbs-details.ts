import type { ProductDetails } from '../../common/details.ts'

export const seedsBulbsDetails: ProductDetails = {
  'VS-1001': {
    en: [
      'A packet holds about forty seeds, harvested last autumn and tested for germination. Sow indoors under glass, prick out at two leaves and plant outside after the May frosts, tied to a strong stake.',
      'Fruit 300 to 500 g, from late July',
      'Remove the side shoots weekly',
      'Space 60 cm between plants',
    ],
    lt: [
      'Pakelyje apie keturiasdešimt praėjusį rudenį surinktų sėklų, daigumas patikrintas. Sėkite viduje po stiklu, išpikuokite pasirodžius dviem lapams, o po gegužės šalnų sodinkite prie tvirto kuolelio.',
      'Vaisiai 300–500 g, nuo liepos pabaigos',
      'Pažastinius ūglius šalinkite kas savaitę',
      'Tarp augalų palikite 60 cm',
    ],
  },
  'VS-1002': {
    en: [
      'Single seeds lie three centimetres apart between two strips of paper that dissolve within a week of rain. Press a groove two centimetres deep, lay the tape flat and keep it damp until the green shows.',
      'Six metres, about 200 seeds',
      'Harvest after fourteen weeks',
      'Cut with scissors to any length',
    ],
    lt: [
      'Sėklos po vieną kas tris centimetrus suguldytos tarp dviejų popieriaus juostelių, kurios lietuje suyra per savaitę. Išspauskite dviejų centimetrų vagelę, patieskite juostą ir laikykite drėgnai, kol sudygs.',
      'Šeši metrai, apie 200 sėklų',
      'Derlius po keturiolikos savaičių',
      'Kirpkite žirklėmis iki reikiamo ilgio',
    ],
  },
  'VS-1003': {
    en: [
      'The variety is open-pollinated and sets fruit in waves, so a bed of ten plants fills a small barrel at once. Pick at the length of a finger, mornings, before the skin turns yellow.',
      'About 60 seeds, 2 g',
      'Let it climb or trail',
      'Needs 20 °C to germinate',
    ],
    lt: [
      'Veislė apdulkinama laisvai ir vaisius mezga bangomis, todėl dešimt augalų vienu metu pripildo statinaitę. Skinkite rytais, piršto ilgio, kol odelė nepagelto.',
      'Apie 60 sėklų, 2 g',
      'Tinka vesti aukštyn arba paguldyti',
      'Dygsta 20 °C šilumoje',
    ],
  },
  'VS-1004': {
    en: [
      'The packet mixes a blocky, a pointed and a flat tomato-shaped pepper, all of them ripening from green to red. Start them on a warm sill and give each plant a five-litre pot or a place under glass.',
      'About 45 seeds, 0.6 g',
      'First fruit in July',
      'Feed every second week once flowering',
    ],
    lt: [
      'Pakelyje sumaišytos trijų formų paprikos – kampuota, smaili ir plokščia kaip pomidoras; visos noksta iš žalios į raudoną. Sėkite ant šiltos palangės, paskui kiekvienai skirkite penkių litrų vazoną ar vietą šiltnamyje.',
      'Apie 45 sėklos, 0,6 g',
      'Pirmieji vaisiai liepą',
      'Žydinčias tręškite kas antrą savaitę',
    ],
  },
  'VS-1005': {
    en: [
      'Round-seeded peas stand cold soil, so you may sow as soon as a spade goes in. Give the vines netting or hazel twigs at sowing time; they take hold on their own within three weeks.',
      'About 160 seeds, 40 g',
      'Harvest from mid June',
      'Leaves nitrogen for the next crop',
    ],
    lt: [
      'Apvaliasėkliai žirniai pakelia vėsią žemę, todėl sėkite, kai tik kastuvas įlenda. Tinklą arba lazdyno šakas pastatykite sėdami – po trijų savaičių stiebai įsikimba patys.',
      'Apie 160 sėklų, 40 g',
      'Derlius nuo birželio vidurio',
      'Žemėje palieka azoto kitam augalui',
    ],
  },
  'VS-1006': {
    en: [
      'The tubers are certified, sorted to the size of an egg and packed in a net. Let them sprout for three weeks in a bright cool room, then plant ten centimetres deep and earth up twice.',
      'About 30 tubers, 2.5 kg',
      'Ready ten weeks after planting',
      'Keep frost-free until then',
    ],
    lt: [
      'Gumbai sertifikuoti, atrinkti kiaušinio dydžio ir supakuoti tinklelyje. Tris savaites padaiginkite šviesioje vėsioje patalpoje, tada sodinkite dešimties centimetrų gylyje ir du kartus apkaupkite.',
      'Apie 30 gumbų, 2,5 kg',
      'Kasama dešimt savaičių po sodinimo',
      'Iki tol saugokite nuo šalčio',
    ],
  },
  'VS-1007': {
    en: [
      'A compact plant for pots that carries up to sixty thumb-long pods pointing at the sky. Wear gloves when you cut them, and dry the harvest on a thread above the stove.',
      'About 25 seeds, 0.3 g',
      'Heat about 40,000 Scoville units',
      'Germinates in two weeks at 24 °C',
    ],
    lt: [
      'Kompaktiškas augalas vazonui, vedantis iki šešiasdešimties nykščio ilgio ankščių, žiūrinčių į dangų. Pjaustykite su pirštinėmis, o derlių džiovinkite suvertą ant siūlo virš viryklės.',
      'Apie 25 sėklos, 0,3 g',
      'Aštrumas apie 40 000 Skovilio vienetų',
      '24 °C šilumoje sudygsta per dvi savaites',
    ],
  },
  'FS-1101': {
    en: [
      'Ten bulbs of one colour group come in a paper bag with wood shavings. Set them fifteen centimetres deep in well-drained soil; in heavy clay, lay a handful of sand under each one.',
      'Bulb girth 11 to 12 cm',
      'Flowers in mid May',
      'Cut stems last eight days in water',
    ],
    lt: [
      'Dešimt vienos spalvos grupės svogūnėlių supakuota popieriniame maišelyje su drožlėmis. Sodinkite penkiolikos centimetrų gylyje į laidžią žemę, o į sunkų molį po kiekvienu įberkite saują smėlio.',
      'Svogūnėlio apimtis 11–12 cm',
      'Žydi gegužės viduryje',
      'Nuskintos vandenyje laikosi aštuonias dienas',
    ],
  },
  'FS-1102': {
    en: [
      'Thirty large striped seeds go straight into the ground, two to a hole, and the weaker seedling is pulled later. In autumn, hang the heads under the eaves and leave them for the tits.',
      'Flower disc up to 35 cm',
      'Needs a stake in open wind',
      'Water daily in a dry July',
    ],
    lt: [
      'Trisdešimt stambių dryžuotų sėklų sėjama tiesiai į žemę, po dvi į duobutę, o silpnesnį daigą vėliau išraukite. Rudenį galvas pakabinkite po stogu ir palikite zylėms.',
      'Žiedas iki 35 cm skersmens',
      'Atviroje vietoje reikia atramos',
      'Sausą liepą laistykite kasdien',
    ],
  },
  'FS-1104': {
    en: [
      'The mixture contains corn cockle, viper’s bugloss, marjoram and other Lithuanian wild flowers, with no grasses that could smother them. Rake poor soil bare, scatter, tread the seed down and water for three weeks.',
      '250 g covers 60 square metres',
      'Full bloom in the second year',
      'Cut in September, remove the hay',
    ],
    lt: [
      'Mišinyje – dirvinės raugės, ežeiniai, raudonėliai ir kiti Lietuvos laukiniai žiedai, be žolių, kurios juos nustelbtų. Liesą žemę išgrėbkite, pasėkite, sutrypkite ir tris savaites laistykite.',
      '250 g užtenka 60 kvadratinių metrų',
      'Gausiausiai žydi antraisiais metais',
      'Nušienaukite rugsėjį, šieną išvežkite',
    ],
  },
  'FS-1105': {
    en: [
      'Eight small corms of Oxalis tetraphylla sprout within two weeks in a shallow pot of sandy soil. After flowering, let the leaves dry and rest the corms in the cupboard until next December.',
      'Pink flowers in early spring',
      'Water only when the surface is dry',
      'Not for nibbling pets',
    ],
    lt: [
      'Aštuoni maži keturlapio kiškiakopūsčio gumbeliai smėlingoje žemėje ir negiliame vazone sudygsta per dvi savaites. Nužydėjus leiskite lapams nudžiūti, o gumbelius iki kito gruodžio laikykite spintelėje.',
      'Rausvi žiedai ankstyvą pavasarį',
      'Laistykite, kai paviršius sausas',
      'Saugokite nuo graužiančių augintinių',
    ],
  },
  'FS-1106': {
    en: [
      'Four heads give around thirty cloves; break them on planting day and keep the skin on. Press each five centimetres deep, point up, and mulch with leaves before the first hard frost.',
      '300 g, hard-neck type',
      'Harvest in late July',
      'Scapes are good in the pan in June',
    ],
    lt: [
      'Iš keturių galvų išeina apie trisdešimt skiltelių; išlukštenkite sodinimo dieną ir lukšto nenulupkite. Kiekvieną įspauskite smaigaliu aukštyn penkis centimetrus ir prieš šalčius užmulčiuokite lapais.',
      '300 g, su žiedstiebiais',
      'Kasami liepos pabaigoje',
      'Birželį žiedstiebius galima kepti keptuvėje',
    ],
  },
  'HB-1201': {
    en: [
      'Seed, three discs of pressed peat-free soil and a galvanised tray are packed together; only water is missing. The reservoir feeds a felt wick for about five days, which covers a long weekend away.',
      'Tray 32 by 12 cm',
      'First cutting after five weeks',
      'Refill sachets sold separately',
    ],
    lt: [
      'Dėžutėje – sėklos, trys presuoti grunto be durpių diskai ir cinkuotas padėklas; trūksta tik vandens. Talpykla maitina veltinio dagtį apie penkias dienas, tad galite išvykti ilgam savaitgaliui.',
      'Padėklas 32 × 12 cm',
      'Pirmą kartą pjaunama po penkių savaičių',
      'Papildymo pakeliai parduodami atskirai',
    ],
  },
  'HB-1202': {
    en: [
      'The rhizome is organic and untreated, with at least three live buds you can see as pale tips. Lay it flat in a wide pot, cover by two centimetres and keep warm and barely moist until it shoots.',
      'About 12 cm, 150 g',
      'Stems grow to 90 cm',
      'Dig up when the leaves yellow',
    ],
    lt: [
      'Šakniastiebis ekologiškas ir neapdorotas, su bent trimis gyvais pumpurais – šviesiais galiukais. Paguldykite plačiame vazone, užberkite du centimetrus ir laikykite šiltai, vos drėgnai, kol išlįs ūgliai.',
      'Apie 12 cm, 150 g',
      'Stiebai užauga iki 90 cm',
      'Kaskite, kai pagelsta lapai',
    ],
  },
  'HB-1203': {
    en: [
      'A loose-leaf mixture of oak-leaf, lollo and a mild green, chosen to bolt late. Sow thinly every third week in a box or a row, and water in the morning so the leaves dry before night.',
      'About 700 seeds, 1 g',
      'First cut after 28 days',
      'Press the seed in, it needs light',
    ],
    lt: [
      'Lapinių salotų mišinys – ąžuolalapės, garbanotosios ir švelnios žaliosios, atrinktos taip, kad vėlai žydėtų. Sėkite retai kas trečią savaitę į dėžę ar vagelę, laistykite rytais, kad iki nakties lapai nudžiūtų.',
      'Apie 700 sėklų, 1 g',
      'Pirmą kartą pjaunama po 28 dienų',
      'Sėklas tik prispauskite, joms reikia šviesos',
    ],
  },
  'HB-1205': {
    en: [
      'Rooted plants fill a two-litre pot and spread by runners, so a ring of three covers a shady corner by autumn. White flowers open in April and shut before rain.',
      'Leaves contain oxalic acid, enjoy sparingly',
      'Hardy to minus 25 °C',
      'Keep the soil moist, never soggy',
    ],
    lt: [
      'Įsišakniję augalai užpildo dviejų litrų vazoną ir plinta ūsais, tad trys iki rudens apaugina pavėsingą kampą. Balti žiedeliai prasiskleidžia balandį ir susiskleidžia prieš lietų.',
      'Lapuose yra oksalo rūgšties, ragaukite saikingai',
      'Pakelia iki minus 25 °C',
      'Žemė turi būti drėgna, bet ne šlapia',
    ],
  },
  'HB-1204': {
    en: [
      'The carton holds compost already grown through with champignon mycelium and a bag of peat-free casing soil to spread on top. Keep it at sixteen to twenty degrees out of the sun and spray it twice a day.',
      'Two to three flushes, about 1 kg',
      '30 by 20 by 18 cm',
      'Spent compost feeds the flower bed',
    ],
    lt: [
      'Dėžėje – kompostas, jau peraugęs pievagrybių grybiena, ir maišelis dengiamojo grunto be durpių, kurį paskleisite viršuje. Laikykite šešiolikos–dvidešimties laipsnių šilumoje, ne saulėje, ir du kartus per dieną papurkškite.',
      'Dvi ar trys derliaus bangos, apie 1 kg',
      '30 × 20 × 18 cm',
      'Panaudotas kompostas tinka gėlynui',
    ],
  },
}
