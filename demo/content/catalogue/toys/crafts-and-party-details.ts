import type { ProductDetails } from '../../common/details.ts'

/** Descriptions of the products of crafts and party. */
export const craftsAndPartyDetails: ProductDetails = {
  'YR-4001': {
    en: [
      'A hundred grams of two-ply wool from Lithuanian sheep, soft enough for hats and strong enough for the first crooked scarf. The pair of birch needles, four millimetres thick, is sanded and oiled.',
      'About 220 metres of yarn',
      'Wash by hand at 30 °C, dry flat',
      'Order all balls of a project together',
    ],
    lt: [
      'Šimtas gramų dvigijų lietuviškų avių vilnos siūlų – pakankamai švelnių kepurei ir tvirtų pirmam kreivam šalikui. Du keturių milimetrų storio beržiniai virbalai nušlifuoti ir alyvuoti.',
      'Apie 220 metrų siūlo',
      'Skalbkite rankomis 30 °C, džiovinkite paguldę',
      'Vienam darbui kamuolius užsakykite kartu',
    ],
  },
  'YR-4008': {
    en: [
      'Mercerised cotton in medium weight 50, wound on a spool of birch. The sharp needle, size 7, is pushed under the last turns, so the two are found together.',
      'Two hundred metres, colourfast up to 60 °C',
      'For hand and machine sewing',
    ],
    lt: [
      'Merserizuota medvilnė, vidutinis storis Nr. 50, suvyniota ant beržinės ritės. Smaili 7 numerio adata pakišta po paskutinėmis vijomis, tad abi randamos kartu.',
      'Du šimtai metrų, neblunka iki 60 °C',
      'Siūti rankomis ir mašina',
    ],
  },
  'YR-4029': {
    en: [
      'Three strands of combed cotton, twisted to a thickness of four millimetres and dyed through. It can be untwisted for fringes and tightened again, because nothing inside is glued.',
      'Leaflet with drawings of nine knots',
      'Holds a pot of up to six kilograms',
    ],
    lt: [
      'Trys šukuotos medvilnės gijos, susuktos iki keturių milimetrų storio ir nudažytos kiaurai. Kutams ją galima išsukti ir vėl susukti, nes viduje nėra klijų.',
      'Lapelis su devynių mazgų piešiniais',
      'Išlaiko iki šešių kilogramų vazoną',
    ],
  },
  'AP-4101': {
    en: [
      'The board is sealed birch plywood with a hole for the thumb and wells in which the pans of watercolour are pressed. Empty pans lift out and are replaced singly; the free half is for mixing.',
      'Light-fast pigments, free of heavy metals',
      'Wipe clean with water, dry upright',
    ],
    lt: [
      'Lakuotos beržo faneros lenta su skyle nykščiui ir įdubomis, į kurias įspaustos akvarelės dėžutės. Ištuštėjusios išimamos ir keičiamos po vieną, laisvoji pusė skirta spalvoms maišyti.',
      'Šviesai atsparūs pigmentai be sunkiųjų metalų',
      'Nuvalykite vandeniu, džiovinkite stačią',
    ],
  },
  'AP-4108': {
    en: [
      'A handle of lacquered beech, a ferrule of seamless aluminium and a round tuft of synthetic hair that keeps its point. The bulge in the middle stops it from rolling off the table.',
      'Tuft 8 mm wide, 22 mm long',
      'Rinse in cold water, never leave standing',
    ],
    lt: [
      'Lakuoto buko kotas, besiūlė aliuminio įvorė ir apvalus sintetinio plauko kuokštas, išlaikantis smaigalį. Storesnis kotelio vidurys neleidžia teptukui nuriedėti nuo stalo.',
      'Kuokštas 8 mm pločio, 22 mm ilgio',
      'Skalaukite šaltu vandeniu, nepalikite pamerkto',
    ],
  },
  'AP-4115': {
    en: [
      'A third of each stick is beeswax, the rest plant wax and pigment, which gives covering colour without pressing hard. The paper sleeve keeps hands clean and tears off in rings.',
      'Marks wash out of cotton at 40 °C',
      'Tested to EN 71-3',
      'Cardboard box with sliding lid',
    ],
    lt: [
      'Trečdalis kreidelės – bičių vaškas, kita dalis – augalinis vaškas ir pigmentas, todėl ji dengia ir stipriai nespaudžiant. Popierinė juostelė saugo rankas ir nuplėšiama žiedais.',
      'Iš medvilnės išsiskalbia 40 °C temperatūroje',
      'Išbandyta pagal EN 71-3',
      'Kartoninė dėžutė su stumdomu dangteliu',
    ],
  },
  'PG-4201': {
    en: [
      'Latex tapped from rubber trees, coloured without metallic pigments and thick enough for a hand pump or for helium. Filled with air they last about a week, with helium twelve hours.',
      'Never release them outdoors',
      'Contains latex, may cause allergies',
      'Uninflated: keep away from children under eight',
    ],
    lt: [
      'Kaučiukmedžių lateksas, nudažytas be metalinių pigmentų, pakankamai storas pompai ar heliui. Pripūsti oro laikosi apie savaitę, helio – dvylika valandų.',
      'Nepaleiskite lauke',
      'Sudėtyje yra latekso, gali sukelti alergiją',
      'Nepripūstus saugokite nuo vaikų iki aštuonerių metų',
    ],
  },
  'PG-4208': {
    en: [
      'Recycled cardboard under fringes of tissue paper, cut and glued by hand in rows. A flap on the back takes up to a kilogram of sweets, and a steel loop carries the rope.',
      'Padded stick and blindfold in the box',
      'Delivered empty',
    ],
    lt: [
      'Perdirbtas kartonas po ranka eilėmis suklijuotais šilkinio popieriaus kutais. Pro dangtelį nugaroje telpa iki kilogramo saldainių, o virvę laiko plieninė kilpa.',
      'Dėžėje – minkšta lazda ir raištis akims',
      'Pristatoma tuščia',
    ],
  },
}
