import type { ProductDetails } from '../../common/details.ts'

export const furnitureLightingDetails: ProductDetails = {
  'SE-1001': {
    en: [
      'Solid beech, joined with wedged tenons that tighten when the chair is sat on. The padded seat has a wool cover in four colours; felt glides are nailed under the legs.',
      'Seat height 45 cm, carries 130 kg',
      'Tested with 50,000 sits',
      'Five-year guarantee on the joints',
    ],
    lt: [
      'Buko masyvas, sujungtas pleištiniais dygiais, kurie sėdant tik sutvirtėja. Minkšta sėdynė aptraukta vilnoniu audiniu, jo spalvos keturios; po kojomis prikalti veltinio padukai.',
      'Sėdynės aukštis 45 cm, atlaiko 130 kg',
      'Išbandyta 50 000 atsisėdimų',
      'Sujungimams suteikiama penkerių metų garantija',
    ],
  },
  'SE-1003': {
    en: [
      'Birch legs, wedged into a round seat and splayed wide enough for standing on. The paint is milk-based, dries matt and can be touched up from the small pot we enclose.',
      'Carries 120 kg',
      'Legs screwed in by hand in five minutes',
    ],
    lt: [
      'Beržinės kojos įkaltos į apvalią sėdynę ir praskėstos tiek, kad būtų galima ant jos atsistoti. Pieno dažai išdžiūsta matiniai, o įbrėžimams pridedamas mažas indelis dažų.',
      'Atlaiko 120 kg',
      'Kojas įsuksite per penkias minutes',
    ],
  },
  'SE-1005': {
    en: [
      'Float glass of four millimetres with a silver layer sealed against damp at the edges. The frame is oiled oak, and the hook on its back can be turned for hanging upright or across.',
      'Wall plug and screw in the box',
      'Clean with water and a drop of vinegar',
    ],
    lt: [
      'Keturių milimetrų stiklas su sidabro sluoksniu, kurio kraštai apsaugoti nuo drėgmės. Rėmas aliejuoto ąžuolo, o kabliukas nugarėlėje leidžia kabinti ir stačiai, ir skersai.',
      'Dėžutėje kaištis ir varžtas',
      'Valykite vandeniu su lašu acto',
    ],
  },
  'SE-1006': {
    en: [
      'Ash boards of 22 mm, finished with hard wax oil and held by dowels and six hidden bolts. Two people set it up in half an hour; a bracket at the top ties it to the wall.',
      'Each shelf carries 30 kg',
      'Free standing or side by side',
      'Allen key, bolts and wall bracket in the box',
    ],
    lt: [
      '22 mm uosinės lentos, padengtos kietu vaško aliejumi, sujungtos kaiščiais ir šešiais paslėptais varžtais. Dviese surinksite per pusvalandį, o viršuje laikiklis pritvirtina prie sienos.',
      'Viena lentyna atlaiko 30 kg',
      'Galima statyti kelias greta',
      'Dėžutėje raktas, varžtai ir sieninis laikiklis',
    ],
  },
  'LA-1101': {
    en: [
      'Eight thin filaments of LED in a mouth-blown bulb of amber glass, with the light of a 30 W lamp. It reaches full brightness at once and dims down to a tenth.',
      'E27 thread, 1,800 K, 250 lumens',
      'Rated for 15,000 hours',
    ],
    lt: [
      'Aštuonios plonos LED gijos ranka pūstoje gintaro spalvos stiklo kolboje šviečia kaip 30 W lempa. Iškart įsidega visu ryškumu, o pritemdyti galima iki dešimtadalio.',
      'E27 sriegis, 1 800 K, 250 liumenų',
      'Tarnauja 15 000 valandų',
    ],
  },
  'LA-1103': {
    en: [
      'A spun steel shade, powder-coated outside and white within, which throws the light down in a circle of a metre and a half. The textile cable can be shortened at the ceiling cup without tools.',
      'Bulb up to 40 W, not included',
      'Cable 150 cm, hook and terminal included',
      'Five-year guarantee',
    ],
    lt: [
      'Plieninis gaubtas, išorėje dažytas milteliniu būdu, viduje baltas, tad šviesa krinta pusantro metro skritulyje. Tekstilinį laidą prie lubų dangtelio sutrumpinsite be įrankių.',
      'Lemputė iki 40 W, nepridedama',
      'Laidas 150 cm, kablys ir gnybtas pridedami',
      'Penkerių metų garantija',
    ],
  },
  'LA-1104': {
    en: [
      'Two joints with springs hold the head in any position, and the heavy foot stays on the table even at full reach. The LED gives 450 lumens of warm white and dims in three steps at the switch.',
      '7 W, module lasts 25,000 hours',
      'Cable of 180 cm in matching colour',
    ],
    lt: [
      'Du spyruokliniai lankstai laiko galvutę bet kurioje padėtyje, o sunkus pagrindas nepakrypsta ir ištiesus svirtį. 450 liumenų šiltos baltos šviesos LED, jungikliu pritemdomas trimis pakopomis.',
      '7 W, modulis šviečia 25 000 valandų',
      '180 cm laidas derančios spalvos',
    ],
  },
  'CL-1201': {
    en: [
      'Brass movement with an eight-day spring in a case of dark stained oak, which makes the strike sound rounder. A lever at the back silences it from ten at night until seven.',
      'Key, oil and instructions in the box; 12 cm deep',
      'First service free after two years',
    ],
    lt: [
      'Žalvario mechanizmas su aštuonių dienų spyruokle tamsiai beicuoto ąžuolo korpuse, todėl dūžiai skamba sodriau. Svirtelė nugarėlėje jį nutildo nuo dešimtos vakaro iki septynių.',
      'Raktas, alyva ir instrukcija – dėžutėje; gylis 12 cm',
      'Po dvejų metų pirma priežiūra nemokama',
    ],
  },
  'CL-1202': {
    en: [
      'A steel case with two bells on top and a hammer between them, driven by a quartz movement. The hands glow faintly after dark, and the dial is lit while you press the foot.',
      'One AA battery lasts eighteen months',
      'Alarm of 80 decibels at arm’s length',
    ],
    lt: [
      'Plieninis korpusas, viršuje du varpeliai, tarp jų plaktukas, o rodykles suka kvarcinis mechanizmas. Tamsoje rodyklės švelniai švyti, paspaudus kojelę nušvinta ciferblatas.',
      'Vienos AA baterijos užtenka pusantrų metų',
      'Žadina 80 decibelų garsumu ištiestos rankos atstumu',
    ],
  },
  'CL-1203': {
    en: [
      'Two bulbs of borosilicate glass, joined by hand and held between turned wooden caps. Half an hour is measured to within half a minute, in summer and winter alike.',
      'Sand dyed without solvents',
      'Comes in a padded box of 24 cm',
    ],
    lt: [
      'Du borosilikatinio stiklo indeliai, sujungti ranka ir įtvirtinti tarp tekintų medinių dangtelių. Pusvalandis ir vasarą, ir žiemą matuojamas pusės minutės tikslumu.',
      'Smėlis dažytas be tirpiklių',
      'Supakuota minkštai išklotoje 24 cm dėžutėje',
    ],
  },
  'CL-1205': {
    en: [
      'A plain dial with numerals you can read from six metres, behind a pane of mineral glass. The sweep movement makes no tick; it is regulated to one second a day.',
      'One AA battery, changed from the back',
      'Hangs on one screw, plug included',
    ],
    lt: [
      'Paprastas ciferblatas su skaičiais, įskaitomais iš šešių metrų, po mineraliniu stiklu. Slankusis mechanizmas netiksi, jo paklaida – sekundė per parą.',
      'Viena AA baterija, keičiama iš nugarėlės',
      'Kabo ant vieno varžto, kaištis pridedamas',
    ],
  },
  'CL-1204': {
    en: [
      'A glass tube with red alcohol, no mercury, behind a scale from –20 to 50 °C. It follows a change in the room within four minutes and is accurate to one degree.',
      'Hang it at eye level, away from radiators',
      'Screw and adhesive pad in the box',
    ],
    lt: [
      'Stiklinis vamzdelis su raudonu spiritu, be gyvsidabrio, skalė nuo –20 iki 50 °C. Į kambario pokytį sureaguoja per keturias minutes, tikslumas – vienas laipsnis.',
      'Kabinkite akių lygyje, atokiau nuo radiatorių',
      'Dėžutėje varžtas ir lipnus padukas',
    ],
  },
}
