import type { ProductDetails } from '../../common/details.ts'

export const packsTravelDetails: ProductDetails = {
  'BP-1001': {
    en: [
      'Coated ripstop nylon is welded, not sewn, along the bottom third, and the roll closes with one buckle. The back panel is foam over an aluminium stay; the hip belt comes off for short walks.',
      '38 litres, for loads up to 14 kg',
      'Two side pockets within reach while walking',
      'Repairs free for five years',
    ],
    lt: [
      'Dengtas sustiprintas nailonas apatiniame trečdalyje suvirintas, o ne susiūtas, viršus užsukamas ir užsegamas viena sagtimi. Nugarėlė iš putų su aliumininiu strypu, o klubų diržą trumpam žygiui nusegsite.',
      '38 litrai, iki 14 kg',
      'Šonines kišenes pasieksite eidami',
      'Penkerius metus taisome nemokamai',
    ],
  },
  'BP-1002': {
    en: [
      'Split ash is woven round a hoop handle that is wide enough for a sleeve, so the basket hangs on the forearm while both hands cut. A cloth to cover the catch is tied to the rim.',
      '38 cm long, holds 18 litres',
      'Rinse and dry after a wet day',
      'Cloth washes at 40 °C',
    ],
    lt: [
      'Skaldytas uosis pintas apie lankinę rankeną, tokią plačią, kad pintinė kabo ant dilbio, kol abi rankos pjauna grybus. Prie krašto pririšta skiautė laimikiui uždengti.',
      '38 cm ilgio, telpa 18 litrų',
      'Po drėgnos dienos nuplaukite ir išdžiovinkite',
      'Skiautė skalbiama 40 °C',
    ],
  },
  'BP-1003': {
    en: [
      'Straps sit close together for narrow shoulders and meet at a buckle a four-year-old can open. The bottom is coated, the front has a reflective strip, and the whistle is loud enough for a wood.',
      '9 litres, fits from 95 to 125 cm',
      'Name label inside the lid',
      'Machine-wash cold, hang to dry',
    ],
    lt: [
      'Petnešos suglaustos siauriems pečiams ir susegamos sagtimi, kurią atsegs ketverių metų vaikas. Dugnas dengtas, priekyje – atšvaito juosta, o švilpuką miške išgirsite.',
      '9 litrai, 95–125 cm ūgio vaikams',
      'Vardo etiketė dangtyje',
      'Skalbti šaltai, džiovinti pakabinus',
    ],
  },
  'BP-1004': {
    en: [
      'Four hundred denier nylon folds to the thickness of a letter when empty and keeps a shower out when shut. A short loop on one end clips to a belt or hangs from a hook in a hostel bathroom.',
      '22 by 13 cm, 1.5 litres',
      'Zip with a glove-sized puller',
      'Wipe clean with a cloth',
    ],
    lt: [
      'Keturių šimtų denų nailonas tuščias susilanksto iki laiško storio, o užtrauktas atlaiko lietutį. Trumpa kilpa viename gale segama prie diržo arba kabinama nakvynės namų vonioje.',
      '22 × 13 cm, 1,5 litro',
      'Užtrauktukas su didele ąsele',
      'Valykite drėgna šluoste',
    ],
  },
  'BP-1005': {
    en: [
      'A board sewn into the base keeps the bag upright, and five small feet keep it off wet decks. The handles are long enough for the shoulder over a summer jacket, and one inner pocket zips.',
      '38 by 27 cm, 14 litres',
      'Takes a 13-inch laptop',
      'Base panel removable for washing',
    ],
    lt: [
      'Į dugną įsiūta plokštelė laiko krepšį stačią, o penkios kojelės – atokiai nuo šlapio denio. Rankenos pakankamai ilgos nešti ant peties virš vasarinės striukės, viena vidinė kišenė su užtrauktuku.',
      '38 × 27 cm, 14 litrų',
      'Telpa 13 colių kompiuteris',
      'Plokštelę skalbdami išimkite',
    ],
  },
  'CA-1101': {
    en: [
      'The shell is aluminium, riveted to a frame with two latches instead of a zip, so nothing bursts. Four wheels run in rubber on sealed bearings and can be replaced with a coin and ten minutes.',
      '55 by 38 by 22 cm, 36 litres',
      'Latch combination set by you',
      'Ten-year warranty on the frame',
    ],
    lt: [
      'Korpusas iš aliuminio, prikniedytas prie rėmo su dviem skląsčiais vietoj užtrauktuko, todėl niekas neplyšta. Keturi guminiai ratukai sukasi uždarais guoliais, o pakeisite juos moneta per dešimt minučių.',
      '55 × 38 × 22 cm, 36 litrai',
      'Skląsčio kodą nustatote patys',
      'Rėmui – dešimties metų garantija',
    ],
  },
  'CA-1102': {
    en: [
      'Cotton canvas is soaked in wax and paraffin until rain beads on it, then cut double for the base. Leather handles are sewn, not riveted, and an inside pocket keeps shoes apart from shirts.',
      '48 by 30 cm, holds 40 litres',
      'Rewax once a year, warm by hand',
      'Never machine-wash',
    ],
    lt: [
      'Medvilninė drobė įmirkyta vašku ir parafinu tol, kol lietus rieda lašeliais, dugnas dvigubas. Odinės rankenos prisiūtos, ne prikniedytos, o batus nuo marškinių skiria vidinė kišenė.',
      '48 × 30 cm, telpa 40 litrų',
      'Vaškuokite kartą per metus, sušildę rankomis',
      'Skalbyklėje neskalbti',
    ],
  },
  'CA-1105': {
    en: [
      'Two layers of bridle leather are stitched together, and the address card slides in between them, where strangers do not read it. The strap closes with a brass buckle; engraving goes on the back, up to eighteen letters.',
      '11 by 6 cm, strap 20 cm',
      'Card and spare included',
      'Survives rain, dry away from heat',
    ],
    lt: [
      'Du odos sluoksniai susiūti, o adreso kortelė įkišama tarp jų, kad jos neskaitytų pašaliniai. Dirželis užsegamas žalvarine sagtimi; graviruojama kitoje pusėje, iki aštuoniolikos raidžių.',
      '11 × 6 cm, dirželis 20 cm',
      'Pridedama kortelė ir atsarginė',
      'Sušlapusią džiovinkite toliau nuo šilumos',
    ],
  },
  'FW-1201': {
    en: [
      'The needle floats in mineral oil, so it steadies while you walk, and its dial is cut into degrees and painted points. A ring at the top takes a cord, and the engraving goes on the back plate.',
      '5 cm across, 160 g with cord',
      'Luminous mark at north',
      'Keep clear of phones and knives',
    ],
    lt: [
      'Rodyklė plūduriuoja mineralinėje alyvoje, todėl nusistovi net einant, o ciferblatas sužymėtas laipsniais ir pasaulio šalimis. Pro žiedą viršuje perverta virvelė, graviruojama galinėje plokštelėje.',
      '5 cm skersmens, 160 g su virvele',
      'Šiaurės žymė šviečia tamsoje',
      'Laikykite toliau nuo telefono ir peilio',
    ],
  },
  'FW-1202': {
    en: [
      'Printed on polypropylene paper, it neither tears at the folds nor swells when wet, and a pencil writes on it. The sheet shows borders, currents and ferry lines at a scale of one to forty million.',
      '90 by 60 cm, folds to 22 by 11',
      'City names in English',
      'A damp cloth cleans it',
    ],
    lt: [
      'Atspausdintas ant polipropileno popieriaus, jis neplyšta per lenkimus ir sušlapęs neišbrinksta, o pieštukas ant jo rašo. Lape – valstybių sienos, srovės ir keltų linijos, mastelis vienas prie keturiasdešimties milijonų.',
      '90 × 60 cm, sulankstytas 22 × 11',
      'Miestų vardai angliškai',
      'Valykite drėgna šluoste',
    ],
  },
  'FW-1203': {
    en: [
      'A seventy-millimetre lens gathers two hundred times the light of an eye; two eyepieces give thirty and seventy times magnification. The tripod has three sections and a slow-motion handle that follows a star without shaking.',
      'Tube 62 cm, tripod up to 120 cm',
      'Case and star chart in the box',
      'Never point it at the sun',
    ],
    lt: [
      'Septyniasdešimties milimetrų objektyvas surenka dviem šimtais kartų daugiau šviesos nei akis, o du okuliarai didina trisdešimt ir septyniasdešimt kartų. Trijų dalių trikojo rankena leidžia sekti žvaigždę nedrebinant vaizdo.',
      'Vamzdis 62 cm, trikojis iki 120 cm',
      'Dėžėje – dėklas ir žvaigždžių žemėlapis',
      'Niekada nenukreipkite į saulę',
    ],
  },
  'FW-1205': {
    en: [
      'Two knobs, one dial: long wave for the marine forecast, medium wave at night, FM for everything else. Three C cells last sixty hours, and a socket on the side takes an earphone for a shared tent.',
      '21 by 13 cm, aerial 60 cm',
      'Splash-proof front, keep it upright',
      'Cells sold separately',
    ],
    lt: [
      'Dvi rankenėlės ir viena skalė: ilgosios bangos – jūros orams, vidutinės – nakčiai, FM – visam kitam. Trijų C elementų užtenka šešiasdešimčiai valandų, o bendroje palapinėje praverčia ausinės lizdas.',
      '21 × 13 cm, antena 60 cm',
      'Priekis atsparus purslams, laikykite stačią',
      'Elementai parduodami atskirai',
    ],
  },
}
