import type { ProductDetails } from '../../common/details.ts'

/** Descriptions of the products of training-and-prizes. */
export const trainingAndPrizesDetails: ProductDetails = {
  'RN-3002': {
    en: [
      'Five-millimetre lugs of soft rubber grip wet roots, and a thin plate under the ball of the foot spreads the pressure of stones. The upper is woven tight enough to keep pine needles out.',
      'Six millimetres of drop, heel to toe',
      'Wash by hand, stuff with newspaper to dry',
    ],
    lt: [
      'Penkių milimetrų minkštos gumos grublėtumas kimba prie šlapių šaknų, o plona plokštelė po pėdos priekiu paskirsto akmenų spaudimą. Viršus austas tankiai, tad spygliai nepatenka.',
      'Kulno ir nosies skirtumas – šeši milimetrai',
      'Plaukite rankomis, džiovinkite prikimšę laikraščių',
    ],
  },
  'RN-3016': {
    en: [
      'Knitted in zones with 20 millimetres of mercury at the ankle, falling to 14 below the knee. The foot has terry at toe and heel, and the cuff is wide enough not to leave a ring.',
      'Measure the calf, not the shoe',
      'Wash inside out, no softener',
    ],
    lt: [
      'Megztos zonomis: ties kulkšnimi 20 milimetrų gyvsidabrio stulpelio spaudimas, po keliu – 14. Pirštai ir kulnas kilpiniai, o kraštas platus ir nepalieka žymės.',
      'Matuokite blauzdą, ne batą',
      'Skalbkite išvertę, be minkštiklio',
    ],
  },
  'RN-3023': {
    en: [
      'The dial can be read at arm’s length and counts to half an hour in fifths of a second. The case is screwed together with a rubber ring, so rain on the track does it no harm.',
      'Quartz movement, battery for three years',
      'Cord 90 centimetres, with safety catch',
    ],
    lt: [
      'Ciferblatas įskaitomas ištiesta ranka ir rodo iki pusvalandžio penktosiomis sekundės dalimis. Korpusas susuktas su guminiu žiedu, tad lietus stadione jam nekenkia.',
      'Kvarcinis mechanizmas, baterija trejiems metams',
      '90 centimetrų virvelė su apsauga',
    ],
  },
  'RN-3037': {
    en: [
      'A thin polyester cap with eyelets all round and a stitched peak of foam that springs back after a wash. A strap at the back closes it with one hand while running.',
      'Fits heads from 54 to 61 centimetres',
      'Sweatband dries within an hour',
    ],
    lt: [
      'Plona poliesterio kepurė su vėdinimo skylutėmis ir nusiūtu putų snapeliu, po skalbimo grįžtančiu į formą. Dirželis gale užveržiamas viena ranka bėgant.',
      'Galvoms nuo 54 iki 61 centimetro',
      'Juostelė išdžiūsta per valandą',
    ],
  },
  'CB-3101': {
    en: [
      'Cowhide over three layers of foam, with the thumb attached and a mesh palm that lets heat out. The wide strap wraps twice around the wrist, so the glove can be put on without help.',
      'Weight is for the pair, 14-ounce class',
      'Wipe inside and air open after training',
    ],
    lt: [
      'Galvijų oda ant trijų putų sluoksnių, nykštys pritvirtintas, delno tinklelis išleidžia karštį. Platus dirželis riešą apjuosia dukart, tad pirštinę užsimausite be pagalbos.',
      'Nurodytas poros svoris, 14 uncijų klasė',
      'Po treniruotės išvalykite vidų ir išvėdinkite',
    ],
  },
  'CB-3115': {
    en: [
      'Ash under the leather grip, bamboo along the limbs and a linen backing glued between them, pressed over a mould and cured for a week. String, stringer and one wooden practice arrow are in the case.',
      'State right- or left-handed in the order',
      'Unstring after shooting, oil twice a year',
    ],
    lt: [
      'Po odine rankena – uosis, petyse – bambukas, tarp jų įklijuotas linas; viskas suspausta formoje ir kietinta savaitę. Dėkle yra templė, užtempimo virvė ir viena medinė strėlė.',
      'Užsakyme nurodykite, kuria ranka šaudote',
      'Pašaudę nuimkite templę, tepkite dukart per metus',
    ],
  },
  'CB-3122': {
    en: [
      'Sheets of polyethylene foam are pressed edge to edge, so an arrow parts them and they close behind it. The coloured rings are printed on a face that is changed by pulling out four pins.',
      'For bows up to 18 kilograms of draw',
      'Two spare faces included, stand sold separately',
    ],
    lt: [
      'Polietileno putų lakštai supresuoti kraštais, tad strėlė juos praskiria ir jie vėl užsiveria. Spalvoti žiedai atspausdinti ant lapo, kuris keičiamas ištraukus keturis kaiščius.',
      'Lankams iki 18 kilogramų įtempimo',
      'Pridėti du atsarginiai lapai, stovas atskirai',
    ],
  },
  'CZ-3201': {
    en: [
      'Spun brass with a clear lacquer that needs no polish, screwed to a base of stained beech. The line is engraved on the plate of the base, which leaves the cup free for next year’s winner.',
      'Hand-wash only, not for hot drinks',
      'Engraved and sent within three days',
    ],
    lt: [
      'Valcuotas žalvaris su skaidriu laku, kurio nereikia blizginti, prisuktas prie beicuoto buko pagrindo. Užrašas graviruojamas pagrindo plokštelėje, todėl taurė laisva kitų metų nugalėtojui.',
      'Plaukite rankomis, netinka karštiems gėrimams',
      'Graviruojame ir išsiunčiame per tris dienas',
    ],
  },
  'CZ-3215': {
    en: [
      'Anodised aluminium with a raised star, light enough for a six-year-old to wear all afternoon. The ribbon snaps open at a tug, which matters on climbing frames.',
      'Smooth edge, nickel-free',
      'Space for a 25 mm sticker behind',
    ],
    lt: [
      'Anoduotas aliuminis su iškilia žvaigžde, pakankamai lengvas, kad šešiametis nešiotų visą popietę. Truktelėtas kaspinas atsisega – tai svarbu ant laipynių.',
      'Lygus kraštas, be nikelio',
      'Kitoje pusėje – vieta 25 mm lipdukui',
    ],
  },
}
