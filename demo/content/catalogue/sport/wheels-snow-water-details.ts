import type { ProductDetails } from '../../common/details.ts'

/** Descriptions of the products of wheels-snow-water. */
export const wheelsSnowWaterDetails: ProductDetails = {
  'WH-2003': {
    en: [
      'A lugged steel frame with a low top tube, seven-speed hub and a closed chain case that keeps trousers clean. The front light runs on a hub dynamo, so there is nothing to charge and nothing to forget.',
      'Frame height 52 cm, 28-inch wheels',
      'Assembled, adjusted and test-ridden',
      'Free first service after 300 km',
    ],
    lt: [
      'Plieninis rėmas žemesniu skersiniu, septynių pavarų stebulė ir uždaras grandinės gaubtas, saugantis kelnes. Priekinį žibintą maitina stebulės dinama, tad nėra ko įkrauti ir ko pamiršti.',
      'Rėmo aukštis 52 cm, 28 colių ratai',
      'Surinktas, sureguliuotas ir išbandytas',
      'Pirma priežiūra po 300 km – nemokama',
    ],
  },
  'WH-2010': {
    en: [
      'Ash felloes are steamed, bent and held by spokes that are wedged into a hub of elm. The steel tyre is put on hot and shrinks as it cools, which draws the whole wheel tight.',
      'Bronze bushing for a 20 mm axle',
      'Oil the wood with linseed once a year',
    ],
    lt: [
      'Uosiniai lankai išgarinti, sulenkti ir laikomi stipinų, įkaltų į guobos stebulę. Plieninis ratlankis uždedamas karštas ir vėsdamas susitraukia, suspausdamas visą ratą.',
      'Bronzinė įvorė 20 mm ašiai',
      'Kartą per metus medieną patepkite sėmenų aliejumi',
    ],
  },
  'WH-2017': {
    en: [
      'Seven plies of Canadian maple with a shallow concave and a tail that has been sanded for grip. The trucks are cast aluminium with soft bushings, and the 54-millimetre wheels roll over grit.',
      'Deck twenty centimetres wide',
      'Bearings ABEC 7, key included',
    ],
    lt: [
      'Septyni kanadinio klevo sluoksniai su nežymiu įgaubimu ir grublėta uodega. Pakabos – lieto aliuminio su minkštomis įvorėmis, o 54 milimetrų ratukai perrieda smulkius akmenukus.',
      'Lentos plotis – dvidešimt centimetrų',
      'Guoliai ABEC 7, raktas pridėtas',
    ],
  },
  'WH-2024': {
    en: [
      'A suede boot with firm heel cup and padded tongue on a plate of aluminium, laced to the ankle. The four wheels are polyurethane of 78A hardness, soft enough for asphalt and quiet in a hall.',
      'Spare laces included',
      'Runs one size small',
    ],
    lt: [
      'Zomšinis batas tvirtu kulnu ir paminkštintu liežuviu ant aliuminio plokštės, varstomas iki čiurnos. Keturi poliuretano ratukai, kietumas 78A, tinka asfaltui ir tylūs salėje.',
      'Pridėti atsarginiai raišteliai',
      'Rinkitės vienu dydžiu didesnius',
    ],
  },
  'SN-2101': {
    en: [
      'A wood core under a cap of glass fibre, waisted to 72 millimetres, which turns easily at low speed. The bindings release at the toe and the heel and fit boots of every size.',
      'Tell us weight and height in the order',
      'Edges ground and base waxed on delivery',
      'Keep the binding dry over summer',
    ],
    lt: [
      'Medžio šerdis po stiklo pluošto gaubtu, per vidurį 72 milimetrų pločio – lengvai sukasi nedideliu greičiu. Apkaustai atsisega ties pirštais ir kulnu ir tinka visų dydžių batams.',
      'Užsakyme nurodykite svorį ir ūgį',
      'Pristatomos pagaląstais kantais ir vaškuotos',
      'Vasarą apkaustus laikykite sausai',
    ],
  },
  'SN-2115': {
    en: [
      'White leather uppers with a firm ankle and a boot hook lacing that stays tight over an hour. The blade is carbon steel with toe picks, screwed on so that it can be exchanged when it is worn.',
      'Blade guards are in the box',
      'Dry blades with a cloth after skating',
    ],
    lt: [
      'Balta oda tvirta ties čiurna, kabliukų varstymas valandą neatsileidžia. Ašmenys – anglinio plieno su dantukais, prisukti, tad nudilusius galima pakeisti.',
      'Dėžėje – ašmenų apsaugos',
      'Po čiuožimo ašmenis nušluostykite',
    ],
  },
  'SN-2129': {
    en: [
      'Knitted double from lambswool on a flat machine, so it has no wrong side when it is held up. The fringe is knotted by hand, and the colour is dyed in the wool and does not bleed in sleet.',
      'Hand wash cool, dry lying flat',
      'Orders of fifty get a woven crest',
    ],
    lt: [
      'Numegztas dvigubai iš ėriukų vilnos, todėl iškėlus abi pusės geros. Kutai surišti rankomis, o vilna dažyta dar nesuverpta ir šlapdriboje neblunka.',
      'Skalbkite rankomis vėsiai, džiovinkite paguldę',
      'Užsakius penkiasdešimt – austas herbas',
    ],
  },
  'IW-2301': {
    en: [
      'A hull of three-layer polyethylene with a flat keel that tracks straight on lakes and lets itself be dragged over gravel. Two seats of woven webbing and a carrying yoke of ash are bolted to the gunwales.',
      'One wooden paddle included',
      'Carries 370 kilograms',
      'Delivered by van, unloading by two people',
    ],
    lt: [
      'Trijų sluoksnių polietileno korpusas plokščiu kiliu: ežere laikosi tiesiai, o per žvyrą galima vilkti. Dvi pintų juostų sėdynės ir uosinis naštuvas prisukti prie bortų.',
      'Pridėtas vienas medinis irklas',
      'Keliamoji galia – 370 kilogramų',
      'Atvežama furgonu, iškrauna du žmonės',
    ],
  },
  'IW-2322': {
    en: [
      'Quick nylon with a mesh brief inside and eyelets that let the water run out of the pockets. The waist has a cord with metal-free tips, so the shorts also pass a garden pool without rust marks.',
      'Inside leg 18 centimetres',
      'Wash at 30 degrees with similar colours',
    ],
    lt: [
      'Greitai džiūstantis nailonas su tinkliniu vidumi ir skylutėmis, pro kurias iš kišenių išteka vanduo. Juosmens virvelės galiukai be metalo, tad rūdžių dėmių nelieka.',
      'Vidinė siūlė – 18 centimetrų',
      'Skalbkite 30 laipsnių su panašiomis spalvomis',
    ],
  },
  'IW-2329': {
    en: [
      'A single pane in a low-profile skirt of liquid silicone that folds flat in a bag. The snorkel is a plain tube without valves, fixed with a clip that opens at a pull under water.',
      'Clear new glass with toothpaste once',
      'Never jump in with the mask on',
    ],
    lt: [
      'Vientisas stiklas žemo profilio skysto silikono apvade, kuris krepšyje susilanksto. Vamzdelis paprastas, be vožtuvų, pritvirtintas po vandeniu truktelėjus atsisegančiu segtuku.',
      'Naują stiklą kartą išvalykite dantų pasta',
      'Nešokite į vandenį su kauke',
    ],
  },
  'IW-2336': {
    en: [
      'Six telescopic sections of glass fibre with ceramic rings and a cork handle. The reel has three bearings and is spooled with 150 metres of 0.25-millimetre line, so you can fish the same evening.',
      'Casting weight 10 to 40 grams',
      'Length packed 88 centimetres',
      'The name is engraved above the cork',
    ],
    lt: [
      'Šešios teleskopinės stiklo pluošto dalys su keraminiais žiedais ir kamščio rankena. Ritė su trimis guoliais ir 150 metrų 0,25 milimetro valo, tad žvejoti galima tą patį vakarą.',
      'Metimo svoris 10–40 gramų',
      'Sustumtos ilgis – 88 centimetrai',
      'Vardas graviruojamas virš kamščio',
    ],
  },
}
