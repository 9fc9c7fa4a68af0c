import type { ProductDetails } from '../../common/details.ts'

export const measuringDetails: ProductDetails = {
  'RS-1701': {
    en: [
      'The sections are three millimetres thick, varnished twice and printed on both faces, so it reads from either side of the bench. Spring joints click at straight and at ninety degrees.',
      'Accuracy class III',
      'Folds to 23 cm',
      'A drop of oil keeps the joints quiet',
    ],
    lt: [
      'Dalys trijų milimetrų storio, dukart lakuotos ir sužymėtos iš abiejų pusių, todėl matuoti galima nuo bet kurio darbastalio krašto. Spyruokliniai lankstai užsifiksuoja ištiesti ir sulenkti stačiu kampu.',
      'Tikslumo klasė III',
      'Sulankstytas 23 cm',
      'Lašas alyvos, ir lankstai negirgžda',
    ],
  },
  'RS-1702': {
    en: [
      'Spring steel one millimetre thick, with etched marks filled in black: millimetres on one edge, half millimetres on the other. A cork strip on the back stops it from sliding over glass or veneer.',
      'Zero starts at the very end',
      'Hanging hole for a nail',
      'Wipe with oil after damp work',
    ],
    lt: [
      'Vieno milimetro storio spyruoklinis plienas, padalos išėsdintos ir užpildytos juodai: viename krašte milimetrai, kitame – pusės milimetro. Kamštinė juostelė nugarėlėje neleidžia slysti stiklu ar faneruote.',
      'Nulis – pačiame gale',
      'Skylutė pakabinti ant vinies',
      'Po drėgno darbo patepkite alyva',
    ],
  },
  'RS-1703': {
    en: [
      'Cast aluminium is milled on all three edges and stamped with degrees for common and hip rafters. Hold it against a board and it also guides the saw for square and mitred cuts.',
      'Edges 18 cm, thickness 5 mm',
      'Marks cut deep, not painted',
      'Table of pitches printed on the card',
    ],
    lt: [
      'Lietas aliuminis nufrezuotas iš visų trijų pusių, o laipsniai eilinėms ir kampinėms gegnėms įspausti. Priglaustas prie lentos kampainis tinka ir pjūklui vesti statmenai ar įstrižai.',
      'Briaunos 18 cm, storis 5 mm',
      'Padalos įrėžtos, ne nudažytos',
      'Ant kortelės – nuolydžių lentelė',
    ],
  },
  'RS-1704': {
    en: [
      'A steel ribbon sixteen millimetres wide runs in a plastic case the size of a matchbox and a half. The hook slides by its own thickness, so inside and outside measures agree.',
      'Marks in millimetres, class II',
      'Belt clip and wrist loop',
      'Wipe dry before winding in',
    ],
    lt: [
      'Šešiolikos milimetrų pločio plieninė juosta sukasi pusantro degtukų dėžutės dydžio plastikiniame korpuse. Kabliukas pasislenka per savo storį, todėl vidiniai ir išoriniai matmenys sutampa.',
      'Milimetrinės padalos, II klasė',
      'Diržo segtukas ir riešo kilpa',
      'Prieš suvyniodami nušluostykite',
    ],
  },
  'RS-1705': {
    en: [
      'The needle swings in spirit under a domed glass and settles within three seconds; the ring is divided into single degrees. A solid loop takes a lanyard when you need both hands for the tape.',
      'Housing turned from bar brass',
      'Keep 30 cm away from steel tools',
      'Felt pouch included',
    ],
    lt: [
      'Po išgaubtu stiklu rodyklė sukasi skystyje ir nusistovi per tris sekundes, o žiedas padalytas laipsniais. Per tvirtą kilpą perversite virvelę, kai ruletei reikės abiejų rankų.',
      'Korpusas ištekintas iš žalvario',
      'Laikykite 30 cm nuo plieninių įrankių',
      'Pridedamas veltinio maišelis',
    ],
  },
  'LG-1801': {
    en: [
      'The aluminium profile is milled on the working face after anodising, which keeps it within half a millimetre per metre. One vial lies flat, one stands upright and the third reads forty-five degrees.',
      'Length 60 cm, width 25 mm',
      'Blocks of acrylic, readable from above',
      'Recalibrated by us for ten years',
    ],
    lt: [
      'Anoduoto aliuminio profilio darbinė plokštuma nufrezuota, todėl paklaida neviršija pusės milimetro metre. Viena ampulė rodo horizontalę, kita vertikalę, trečioji – keturiasdešimt penkis laipsnius.',
      'Ilgis 60 cm, plotis 25 mm',
      'Akrilo ampulės matomos ir iš viršaus',
      'Dešimt metų nemokamai sukalibruojame',
    ],
  },
  'LG-1802': {
    en: [
      'Red-dyed spirit rises in a glass tube fixed to a plate with two screw holes. The scale runs from minus thirty to plus fifty degrees, and ten to twenty-five, the span for wood glue, is the easiest to read.',
      'Contains no mercury',
      'Reads to within one degree',
      'Hang out of direct sun',
    ],
    lt: [
      'Raudonas spiritas kyla stikliniu vamzdeliu, pritvirtintu prie plokštelės su dviem skylutėmis varžtams. Skalė – nuo minus trisdešimties iki plius penkiasdešimties laipsnių, o medžio klijams svarbus tarpas nuo dešimties iki dvidešimt penkių matomas aiškiausiai.',
      'Be gyvsidabrio',
      'Rodo vieno laipsnio tikslumu',
      'Kabinkite ne saulėje',
    ],
  },
  'LG-1804': {
    en: [
      'A ground glass lens, seventy-five millimetres across, enlarges two and a half times without bending straight lines at the rim. The handle unscrews, and the lens then lies flat over a drawing.',
      'Real glass, not acrylic',
      'Microfibre cloth in the box',
      'Never leave it in the sun',
    ],
    lt: [
      'Šlifuoto stiklo lęšis, septyniasdešimt penkių milimetrų skersmens, didina du su puse karto ir prie krašto neiškreipia tiesių linijų. Rankena atsukama, tada lęšį galima paguldyti ant brėžinio.',
      'Tikras stiklas, ne akrilas',
      'Dėžutėje – mikropluošto šluostė',
      'Nepalikite saulėje',
    ],
  },
  'LG-1805': {
    en: [
      'A spring movement counts down from sixty minutes and rings for five seconds; it needs no cells and no switch. Two magnets on the back hold it to a clamp or the lamp.',
      'Accurate to one minute per hour',
      'Dial readable from two metres',
      'Turn past ten minutes to wind fully',
    ],
    lt: [
      'Spyruoklinis mechanizmas skaičiuoja nuo šešiasdešimties minučių ir skamba penkias sekundes – be elementų ir jungiklio. Du magnetai nugarėlėje laiko jį prie veržtuvo ar lempos.',
      'Paklaida – minutė per valandą',
      'Ciferblatas matomas iš dviejų metrų',
      'Prisukite toliau nei dešimt minučių',
    ],
  },
  'MK-1901': {
    en: [
      'Three hexagonal pencils in ash with an H lead, which keeps its point along a metre of board without smudging. The eraser sits in a brass ferrule and takes the line off before the oil goes on.',
      'Length 19 cm, 7 mm across',
      'One behind the ear, two in the box',
      'Delivered sharpened',
    ],
    lt: [
      'Trys šešiakampiai uosiniai pieštukai su H kietumo grafitu: per metrą lentos jie neatbunka ir netepa. Trintukas įtvirtintas žalvariniame žiede, o liniją juo nutrinsite prieš alyvuodami.',
      'Ilgis 19 cm, storis 7 mm',
      'Vienas už ausies, du dėžėje',
      'Pristatomi nudrožti',
    ],
  },
  'MK-1902': {
    en: [
      'Paraffin wax is pressed with pigment around no core at all, so the whole stick writes, down to the last stub. It marks bark, end grain, stone and cold iron, wet or dusty.',
      'Length 12 cm, paper sleeve',
      'Melts above 60 °C',
      'Wash off fresh marks with soap',
    ],
    lt: [
      'Parafinas supresuotas su pigmentu be jokios šerdies, todėl rašo visa kreidelė iki paskutinio galiuko. Žymi žievę, skersinį pjūvį, akmenį ir šaltą geležį – šlapią ar dulkėtą.',
      'Ilgis 12 cm, popierinis apvalkalas',
      'Minkštėja virš 60 °C',
      'Šviežią žymę nuplausite muilu',
    ],
  },
  'MK-1903': {
    en: [
      'Fifty tags of strong manila board have a reinforced hole and a cotton string already looped through. Pencil and ballpoint stay readable on them even when the paper has been in oil for a week.',
      'Tag 8 by 4 cm',
      'String 12 cm long',
      'Box with a slot, refill available',
    ],
    lt: [
      'Penkiasdešimt tvirto kartono kortelių turi sutvirtintą skylutę ir jau įvertą medvilninį siūlą. Pieštuko ir rašiklio užrašas įskaitomas net savaitę pagulėjęs alyvoje.',
      'Kortelė 8 × 4 cm',
      'Siūlas 12 cm ilgio',
      'Dėžutė su plyšiu, yra papildymų',
    ],
  },
  'MK-1904': {
    en: [
      'Braided nylon, three millimetres thick, hardly stretches when you pull it tight between two pegs, and rot does not touch it. The ends are sealed with heat, and a metre of slack is enough for each knot.',
      'Breaking load 180 kg',
      'Rinse out mortar before it sets',
      'Not for climbing',
    ],
    lt: [
      'Trijų milimetrų pintas nailonas beveik neištįsta, kai jį įtempiate tarp dviejų kuolelių, ir nepūva. Galai užlydyti, o kiekvienam mazgui užtenka vieno metro atsargos.',
      'Trūkio apkrova 180 kg',
      'Skiedinį išplaukite, kol nesukietėjo',
      'Netinka laipioti',
    ],
  },
}
