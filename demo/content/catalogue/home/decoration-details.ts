import type { ProductDetails } from '../../common/details.ts'

export const decorationDetails: ProductDetails = {
  'CS-1601': {
    en: [
      'Wax from beekeepers in Aukštaitija, melted once, coloured with pigments and poured round a flat cotton wick. Let it burn until the whole surface is liquid, then the edge stays level.',
      'Forty-eight hours of light',
      'Trim the wick to 5 mm before lighting',
    ],
    lt: [
      'Aukštaitijos bitininkų vaškas, kartą išlydytas, nuspalvintas pigmentais ir išpiltas aplink plokščią medvilninį dagtį. Leiskite degti, kol suskystės visas paviršius, ir kraštas liks lygus.',
      'Keturiasdešimt aštuonios valandos šviesos',
      'Prieš uždegdami dagtį patrumpinkite iki 5 mm',
    ],
  },
  'CS-1602': {
    en: [
      'Rapeseed wax with four per cent of lavender oil, enough for a room of fifteen square metres and no more. The colour is mixed into the wax, so it does not run off on the table.',
      'Burns for twenty-six hours',
      'Put it on a plate, away from the curtain',
    ],
    lt: [
      'Rapsų vaškas su keturiais procentais levandų aliejaus – tiek, kiek reikia penkiolikos kvadratinių metrų kambariui. Spalva įmaišyta į vašką, tad ant stalo nenubėga.',
      'Dega dvidešimt šešias valandas',
      'Statykite ant lėkštutės, toliau nuo užuolaidos',
    ],
  },
  'CS-1603': {
    en: [
      'A small dome of blown glass, painted on the inside so that rain cannot wash the colour away. The wind catches the paper strip, which swings a glass rod against the rim.',
      'Three spare paper strips in the box',
      'Take it in when a storm is announced',
    ],
    lt: [
      'Nedidelis pūsto stiklo gaubtelis, nudažytas iš vidaus, kad lietus nenuplautų spalvos. Vėjas pagauna popieriaus juostelę, o ši stiklo lazdelę stukteli į kraštą.',
      'Dėžutėje trys atsarginės juostelės',
      'Prieš audrą įneškite į vidų',
    ],
  },
  'CS-1604': {
    en: [
      'A tank of painted steel holds a quarter of a litre of lamp oil, enough for two long evenings. The cotton wick is turned up by the brass wheel, and the chimney lifts out so you can wipe off the soot.',
      'Use odourless lamp oil, not included',
      'Replacement wicks 12 mm wide',
    ],
    lt: [
      'Į dažyto plieno bakelį telpa ketvirtis litro lempų alyvos – užteks dviem ilgiems vakarams. Medvilninis dagtis pakeliamas žalvariniu ratuku, o gaubtą galima išimti ir nuvalyti suodžius.',
      'Naudokite bekvapę lempų alyvą, nepridedama',
      'Atsarginiai dagčiai 12 mm pločio',
    ],
  },
  'PV-1701': {
    en: [
      'An edition of two hundred, numbered and signed in pencil, on paper of 300 g. The frame has a spacer, so the print does not touch the glass and will not stick in damp summers.',
      'Ready to hang, hook in the middle',
      'Glass filters ultraviolet light',
    ],
    lt: [
      'Dviejų šimtų egzempliorių tiražas, numeruotas ir pasirašytas pieštuku, 300 g popierius. Rėme yra tarpas, todėl atspaudas neliečia stiklo ir drėgną vasarą neprilimpa.',
      'Paruoštas kabinti, kabliukas viduryje',
      'Stiklas sulaiko ultravioletinius spindulius',
    ],
  },
  'PV-1702': {
    en: [
      'Thrown in two halves, joined while wet and painted with a band of slip before firing. The inside is glazed, so it holds water without sweating through the clay.',
      'Takes stems of 40 to 60 cm',
      'Felt pads for the foot included',
    ],
    lt: [
      'Nužiesta iš dviejų dalių, sujungta dar drėgna ir prieš degant papuošta angobo juosta. Vidus glazūruotas, tad vanduo nesisunkia pro molį.',
      'Stiebams nuo 40 iki 60 cm',
      'Pridedami veltinio padukai',
    ],
  },
  'PV-1704': {
    en: [
      'Printed in six colours on paper that resists tearing, with countries, currents and the railway lines between capitals. The creases are scored, so the map finds its way back by itself.',
      'Scale 1 : 40 million, in English and Lithuanian',
      'Folded 15 × 11 cm',
    ],
    lt: [
      'Šešių spalvų spauda ant neplyštančio popieriaus: valstybės, vandenynų srovės ir geležinkeliai tarp sostinių. Linkimo vietos įspaustos, tad susilanksto savaime.',
      'Mastelis 1 : 40 mln., anglų ir lietuvių kalbomis',
      'Sulankstytas 15 × 11 cm',
    ],
  },
  'PV-1705': {
    en: [
      'Lime and birch, turned from one log so that the pieces shrink together and keep fitting. Four dolls in red headscarves, painted with tempera and varnished three times; the smallest is solid.',
      'Largest 18 cm, smallest 5 cm',
      'Made to order in nine to fourteen days',
    ],
    lt: [
      'Visos dalys ištekintos iš vieno rąsto, todėl džiūsta vienodai ir neklimba. Keturios lėlės raudonomis skarelėmis, tapytos tempera ir trissyk lakuotos; mažiausioji – vientisa.',
      'Didžiausia 18 cm, mažiausia 5 cm',
      'Gaminama pagal užsakymą, 9–14 dienų',
    ],
  },
  'FE-1802': {
    en: [
      'Cotton velvet on a stiff lining, sewn rather than glued, so the loops stand up again after eleven months in a box. On the back there is a wire covered with thread.',
      'Ribbon 6 cm wide',
      'Steam from a distance if it creases',
    ],
    lt: [
      'Medvilninis aksomas su standžiu pamušalu, susiūtas, ne suklijuotas, todėl po vienuolikos mėnesių dėžėje kilpos vėl stovi. Nugarėlėje – siūlu apsukta vielelė.',
      'Juostos plotis 6 cm',
      'Susiglamžiusį pagarinkite iš toliau',
    ],
  },
  'FE-1803': {
    en: [
      'Two sheets of brass, pressed to five ridges, joined at the edge and lacquered in gold. A spiral of soft wire below slips over the tip without hurting the branch.',
      'Fits tips up to 12 mm thick',
      'Gold on both sides',
    ],
    lt: [
      'Du žalvario lakštai, išspausti penkiomis briaunomis, sujungti kraštais ir lakuoti aukso spalva. Apačioje esanti minkštos vielos spiralė užmaunama ant viršūnės ir nesulaužo šakelės.',
      'Viršūnėms iki 12 mm storio',
      'Auksinė iš abiejų pusių',
    ],
  },
}
