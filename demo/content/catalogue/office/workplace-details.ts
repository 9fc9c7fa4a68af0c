import type { ProductDetails } from '../../common/details.ts'

/** Descriptions of the products of workplace. */
export const workplaceDetails: ProductDetails = {
  'OS-6001': {
    en: [
      'Two curved slats support the back, and two rails brace the legs, so the frame does not creak when someone leans. The cushion is covered in wool felt and fixed by four screws, which makes re-covering easy.',
      'Seat height 46 cm, carries 130 kg',
      'Felt glides for wood and stone floors',
    ],
    lt: [
      'Nugarą remia du lenkti skersiniai, o kojas sutvirtina apatinės jungtys, todėl rėmas negirgžda atsilošus. Paminkštinimas aptrauktas vilnos veltiniu ir laikosi keturiais varžtais, tad jį lengva aptraukti iš naujo.',
      'Sėdynės aukštis 46 cm, atlaiko 130 kg',
      'Veltinio padukai medinėms ir akmens grindims',
    ],
  },
  'OS-6015': {
    en: [
      'Full-grain cowhide two and a half millimetres thick, sewn with waxed thread and lined with cotton. Inside there are two compartments for folders and a padded one for a 15-inch laptop.',
      'Two keys for the lock',
      'Feed with leather balm twice a year',
      'Initials are engraved on the lock plate',
    ],
    lt: [
      'Dviejų su puse milimetro storio galvijų oda, siūta vaškuotu siūlu, su medvilniniu pamušalu. Viduje – du skyriai aplankams ir paminkštintas skyrius 15 colių kompiuteriui.',
      'Du raktai spynai',
      'Dukart per metus patepkite odos balzamu',
      'Inicialai graviruojami ant spynos plokštelės',
    ],
  },
  'OS-6022': {
    en: [
      'Soft nappa leather around a cotton lining, closed by a metal zip with a leather pull. The bottom is wide enough to stand, and one inner pocket keeps cards apart from chargers and keys.',
      'Wipe with a damp cloth, dry in shade',
      'Colours penetrate the leather, so edges match',
    ],
    lt: [
      'Minkšta nappa oda su medvilniniu pamušalu, užsegama metaliniu užtrauktuku su odine ąsele. Dugnas pakankamai platus pastatyti, o vidinė kišenė atskiria korteles nuo įkroviklių ir raktų.',
      'Valykite drėgna šluoste, džiovinkite pavėsyje',
      'Oda dažyta kiaurai, kraštai tos pačios spalvos',
    ],
  },
  'SL-6101': {
    en: [
      'Four LED filaments in a clear glass bulb give 806 lumens of light at 2,700 kelvin, about as much as the old sixty-watt lamp. It fits every E27 holder and reaches full brightness at once.',
      '15,000 hours, suitable for dimmers',
      'Glass goes to electronics recycling, not bottles',
    ],
    lt: [
      'Keturi LED siūlai skaidraus stiklo kolboje skleidžia 806 liumenų 2700 kelvinų šviesą – maždaug kaip senoji šešiasdešimties vatų lempa. Tinka bet kuriam E27 lizdui ir iškart šviečia visu ryškumu.',
      '15 000 valandų, tinka šviesos reguliatoriams',
      'Atiduokite elektronikos, ne stiklo atliekoms',
    ],
  },
  'SL-6108': {
    en: [
      'The shade and both arms are painted steel, with springs that balance the weight at every angle. Its LED lights an area of a metre by sixty centimetres without a glare on the screen.',
      'Warm and neutral light, four steps',
      'USB-C lead and adapter are included',
    ],
    lt: [
      'Gaubtas ir abi rankos – dažyto plieno, o spyruoklės atsveria svorį bet kuriuo kampu. Šviesos diodai apšviečia metro ir šešiasdešimties centimetrų plotą, neatsispindėdami ekrane.',
      'Šilta ir neutrali šviesa, keturios pakopos',
      'Pridėtas USB-C laidas ir adapteris',
    ],
  },
  'SL-6115': {
    en: [
      'Spring hinges and a nylon frame that weighs next to nothing on the nose. The lenses are hardened, coated against reflections and made in strength +1.5, which suits a page at arm’s length.',
      'Cloth and hard case are in the box',
      'Not a replacement for an eye test',
    ],
    lt: [
      'Spyruokliniai lankstai ir nailono rėmelis, kurio ant nosies beveik nejusti. Lęšiai grūdinti, su antirefleksine danga, stiprumas +1,5 – tinka puslapiui ištiestos rankos atstumu.',
      'Dėžutėje – šluostė ir kietas dėklas',
      'Nepakeičia regėjimo patikros',
    ],
  },
  'SL-6122': {
    en: [
      'The lens measures nine centimetres and is ground on both sides, so lines stay straight almost to the rim. Its handle unscrews, which lets the magnifier travel in a flat leather pouch.',
      'Keep out of direct sun: fire risk',
      'Clean with the cloth provided',
    ],
    lt: [
      'Lęšis devynių centimetrų, nušlifuotas iš abiejų pusių, tad linijos lieka tiesios beveik iki krašto. Rankena nusukama, todėl lupą galima vežtis plokščiame odiniame maišelyje.',
      'Nelaikykite saulėje: gaisro pavojus',
      'Valykite pridėta šluoste',
    ],
  },
  'CC-6201': {
    en: [
      'Twelve sheets of uncoated 120-gram paper with a box for every day, large enough for three appointments in pencil. Weeks begin on Monday and are numbered; Sundays are printed in blue.',
      'Wire spiral with a hanger, card back',
      'The next year appears in September',
    ],
    lt: [
      'Dvylika nedengto 120 gramų popieriaus lapų su langeliu kiekvienai dienai, į kurį pieštuku telpa trys susitikimai. Savaitės prasideda pirmadienį ir sunumeruotos, sekmadieniai atspausdinti mėlynai.',
      'Vielinė spiralė su pakabuku ir kartoninė nugarėlė',
      'Kitų metų kalendorius pasirodo rugsėjį',
    ],
  },
  'CC-6215': {
    en: [
      'Fifty-four leaves of 170-gram card, one for each week and two for the year at a glance. The base folds into a triangle with a rubber edge, and a pen clip is punched into the side.',
      'Notes column eight centimetres wide',
      'Spiral runs along the top',
    ],
    lt: [
      'Penkiasdešimt keturi 170 gramų kartono lapai: po vieną savaitei ir du visiems metams. Pagrindas susilanksto į trikampį su guminiu kraštu, o šone išmušta vieta rašikliui.',
      'Pastaboms skirta aštuonių centimetrų skiltis',
      'Spiralė viršuje',
    ],
  },
  'CC-6222': {
    en: [
      'Two steel bells and a hammer between them, driven by a spring that runs thirty hours. The luminous hands are charged by daylight, and the ring is stopped by pressing the lever at the back.',
      'Gains or loses about two minutes a day',
      'Colour is baked onto the steel case',
    ],
    lt: [
      'Du plieniniai varpeliai ir plaktukas tarp jų, varomas spyruoklės, kurios pakanka trisdešimčiai valandų. Švytinčios rodyklės įsikrauna dienos šviesoje, o skambutis nutildomas svirtele nugarėlėje.',
      'Per parą skuba ar vėluoja apie dvi minutes',
      'Plieninis korpusas dažytas karštuoju būdu',
    ],
  },
  'CC-6229': {
    en: [
      'The case is solid oak, oiled dark, with a domed glass that opens on a hinge. The movement is wound once a week with the key in the box, and a lever behind the dial turns the strike off.',
      'Feet adjust on a sloping shelf',
      'Five-year warranty on the movement',
      'A brass plate below the dial',
    ],
    lt: [
      'Korpusas – tamsiai alyvuoto ąžuolo masyvas su gaubtu stiklu ant lanksto. Mechanizmas prisukamas kartą per savaitę pridėtu raktu, o svirtelė už ciferblato išjungia mušimą.',
      'Kojelės reguliuojamos ant nelygios lentynos',
      'Mechanizmui – penkerių metų garantija',
      'Po ciferblatu – žalvarinė plokštelė',
    ],
  },
  'CC-6236': {
    en: [
      'A quartz movement from Germany in a steel case 38 millimetres wide, water-resistant to fifty metres. The blue silicone strap is held by two sprung pins; a second one in leather costs little.',
      'Hardened mineral glass',
      'Battery lasts three years, changed in our shops',
    ],
    lt: [
      'Vokiškas kvarcinis mechanizmas 38 milimetrų plieniniame korpuse, atsparus vandeniui iki penkiasdešimties metrų. Mėlynas silikoninis dirželis laikosi dviem spyruokliniais kaišteliais; antras, odinis, kainuoja nedaug.',
      'Grūdintas mineralinis stiklas',
      'Baterijos pakanka trejiems metams, keičiame parduotuvėse',
    ],
  },
  'CC-6243': {
    en: [
      'Two bulbs of borosilicate glass, blown as one piece and held between turned discs. The sand is washed and sifted quartz, so the time is right to within twenty seconds each way.',
      'Fifteen minutes, give or take twenty seconds',
      'Felt underneath protects the table',
    ],
    lt: [
      'Dvi borosilikatinio stiklo kolbos, išpūstos vienu gabalu ir įtvirtintos tarp tekintų diskų. Smėlis – plautas ir sijotas kvarcas, todėl laikas tikslus dvidešimties sekundžių ribose.',
      'Penkiolika minučių, paklaida – dvidešimt sekundžių',
      'Apačioje veltinys saugo stalą',
    ],
  },
  'CC-6250': {
    en: [
      'A quartz stopwatch with a white dial that reads in whole minutes and fifths of a second. Pause and continue as often as the telephone rings; the hands keep the sum until you press reset.',
      'Steel case on a cord',
      'Silver oxide cell included, lasts two years',
    ],
    lt: [
      'Kvarcinis chronometras baltu ciferblatu, rodančiu minutes ir penktąsias sekundės dalis. Stabdykite ir tęskite, kiek kartų skamba telefonas: rodyklės rodo sumą, kol paspausite nulinimą.',
      'Plieninis korpusas su virvele',
      'Pridėtos baterijos pakanka dvejiems metams',
    ],
  },
}
