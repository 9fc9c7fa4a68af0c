import type { ProductDetails } from '../../common/details.ts'

/** Descriptions of the products of build and drive. */
export const buildAndDriveDetails: ProductDetails = {
  'TV-3001': {
    en: [
      'Boiler, cab and chimney are turned from solid beech and coloured with water-based stain. The wheels run on steel axles and are wide enough to roll over carpet as well as boards.',
      'Engine only, without wagons or track',
      'Clean with a damp cloth; water swells the wood',
    ],
    lt: [
      'Katilas, kabina ir kaminas ištekinti iš buko masyvo ir nudažyti vandeniniu beicu. Ratai sukasi ant plieninių ašių ir yra pakankamai platūs riedėti tiek kilimu, tiek grindimis.',
      'Tik garvežys, be vagonų ir bėgių',
      'Valykite drėgna šluoste, nemerkite',
    ],
  },
  'TV-3008': {
    en: [
      'The body is pressed from sheet steel and enamelled; the tyres are soft rubber that grips on wood and tiles. A coil spring in the rear axle winds up in reverse, so there is no key to lose.',
      'Works without a battery',
      'All edges rolled inwards',
    ],
    lt: [
      'Kėbulas išspaustas iš plieno skardos ir emaliuotas, padangos – minkštos gumos, neslystančios ant medžio ir plytelių. Galinės ašies spyruoklė įsisuka riedant atgal, tad nėra rakto, kurį galima pamesti.',
      'Veikia be baterijų',
      'Visi kraštai užlenkti į vidų',
    ],
  },
  'TV-3015': {
    en: [
      'Cab and chassis are folded from powder-coated steel, the ladder is of metal and slides out in two sections. The turntable clicks in eight positions and holds the weight of a toy figure at full height.',
      'Ladder extended: 41 centimetres',
      'Rubber tyres that leave no marks on floors',
      'Two-year warranty',
    ],
    lt: [
      'Kabina ir važiuoklė išlankstytos iš milteliniu būdu dažyto plieno, metalinės kopėčios ištraukiamos dviem dalimis. Sukamasis pagrindas fiksuojasi aštuoniose padėtyse ir išlaiko žaislinę figūrėlę pačiame viršuje.',
      'Ištrauktų kopėčių ilgis – 41 cm',
      'Guminės padangos nepalieka žymių ant grindų',
      'Dvejų metų garantija',
    ],
  },
  'TV-3022': {
    en: [
      'Moulded in thick, partly recycled plastic, with the colour in the material and not on top of it. The front axle steers when the bonnet is pressed to one side, and sand rinses out of the wheels under a tap.',
      'Tread pattern prints tracks in wet sand',
      'No screws or small parts within reach',
    ],
    lt: [
      'Išlietas iš storo, iš dalies perdirbto plastiko: nudažyta pati medžiaga, ne tik paviršius. Variklio dangtį spustelėjus į šoną, priekinė ašis pasisuka, o smėlį iš ratų lengva išplauti po čiaupu.',
      'Padangų raštas palieka vėžes šlapiame smėlyje',
      'Nėra pasiekiamų varžtų ar smulkių detalių',
    ],
  },
  'TV-3036': {
    en: [
      'One piece of birch forms the hull, with a lead-free steel keel let into the bottom as ballast. The mast lifts out of its socket, which makes the boat flat enough for a beach bag.',
      'Hand-sewn cloth, removable for washing',
      'Dry upright after use, renew wax yearly',
    ],
    lt: [
      'Korpusas – vientisas beržo gabalas, į kurio dugną kaip balastas įleistas plieninis kilis be švino. Stiebas išsitraukia iš lizdo, tad laivelis telpa ir į paplūdimio krepšį.',
      'Ranka siūtas audinys nuimamas skalbti',
      'Po žaidimo džiovinkite stačią, kasmet vaškuokite',
    ],
  },
  'TV-3043': {
    en: [
      'Cut from one block of closed-cell foam that takes up no water and does no harm to lamps or foreheads. The nose is denser than the tail, so even an awkward throw ends point first.',
      'Held at the fins or around the body',
      'Rinse off mud with cold water',
    ],
    lt: [
      'Išpjauta iš vieno uždarų porų putplasčio gabalo, kuris negeria vandens ir nekenkia nei lempoms, nei kaktoms. Priekis tankesnis už galą, todėl net nevykęs metimas baigiasi smaigaliu į priekį.',
      'Laikoma už sparnelių arba už korpuso',
      'Purvą nuplaukite šaltu vandeniu',
    ],
  },
  'TV-3057': {
    en: [
      'Deck and steering tube are extruded aluminium, the wheels are polyurethane of 14.5 centimetres on sealed bearings. The handlebar locks at three heights and folds flat with one lever, without tools.',
      'Carries up to 60 kilograms',
      'Wear a helmet and closed shoes',
      'Spare rear brake and Allen key in the box',
    ],
    lt: [
      'Platforma ir vairo vamzdis – presuoto aliuminio, ratai – 14,5 centimetro poliuretano su sandariais guoliais. Vairas fiksuojamas trijuose aukščiuose ir viena svirtele sulenkiamas be įrankių.',
      'Atlaiko iki 60 kilogramų',
      'Važiuokite su šalmu ir uždarais batais',
      'Dėžėje – atsarginis stabdys ir šešiakampis raktas',
    ],
  },
  'BF-3108': {
    en: [
      'Twenty-six parts, die-cut from double-wall corrugated board that bears a kneeling elbow. Stone courses and windows are printed in plant-based ink on the outside; the inside is plain, for those who prefer their own colours.',
      'Assembly takes about twenty minutes',
      'Folds flat for storage under a bed',
      'Keep dry; recycle as cardboard',
    ],
    lt: [
      'Dvidešimt šešios dalys, iškirstos iš dvigubo gofruoto kartono, atlaikančio atremtą alkūnę. Išorėje augaliniais dažais atspausdintas mūras ir langai, vidus paliktas baltas – spalvinti patiems.',
      'Surenkama maždaug per dvidešimt minučių',
      'Išardyta telpa po lova',
      'Saugokite nuo drėgmės; atiduokite perdirbti',
    ],
  },
  'BF-3115': {
    en: [
      'Birch plywood of six millimetres, finger-jointed at the corners, with three rooms on two floors and a lawn of green felt. The scale is 1:18, so dolls of nine to ten centimetres feel at home.',
      'Furniture and dolls not included',
      'Comes assembled, only the chimney is screwed on',
    ],
    lt: [
      'Šešių milimetrų beržo fanera, kampuose sujungta dygiais; du aukštai, trys kambariai ir žalio veltinio veja. Mastelis 1:18, todėl čia jaukiai įsikuria devynių–dešimties centimetrų lėlės.',
      'Be baldų ir lėlių',
      'Atkeliauja surinktas, prisukamas tik kaminas',
    ],
  },
  'BF-3122': {
    en: [
      'Each figure is turned from one seasoned branch, so the two halves swell and shrink together and never jam. Faces and scarves are brushed on by hand under three coats of lacquer.',
      'Heights from 19 down to 2.5 centimetres',
      'Smallest doll unsuitable under three years',
    ],
    lt: [
      'Kiekviena figūrėlė ištekinta iš vienos išdžiovintos šakos, todėl abi pusės brinksta ir traukiasi kartu ir neužstringa. Veidai ir skarelės nutapyti ranka, padengti trimis lako sluoksniais.',
      'Aukštis – nuo 19 iki 2,5 centimetro',
      'Mažiausioji netinka vaikams iki trejų metų',
    ],
  },
  'BF-3129': {
    en: [
      'Deep-drawn tinplate with seams folded shut, two antennae with rubber knobs and round glass eyes under a riveted rim. Savings leave through a rubber plug in the neck, so nothing has to be smashed on the day.',
      'Holds about 200 coins of one euro',
      'Felt ring underneath protects the shelf',
    ],
    lt: [
      'Giliai ištempta skarda užlenktomis siūlėmis, dvi antenos guminiais galiukais ir apvalios stiklinės akys. Santaupos išimamos pro guminį kamštį kakle, tad atėjus dienai nieko nereikia daužyti.',
      'Telpa apie 200 vieno euro monetų',
      'Veltinio žiedas saugo lentyną',
    ],
  },
  'YS-3201': {
    en: [
      'Three glass objectives on a turret and a rack-and-pinion focus, all on a stand heavy enough not to shift when somebody leans in. The LED below the stage dims by wheel and runs on three AA cells.',
      'Ten prepared and ten blank slides',
      'Dust cover and lens cloth supplied',
      'Five-year warranty on the mechanics',
    ],
    lt: [
      'Trys stikliniai objektyvai sukamojoje galvutėje ir krumpliastiebinis fokusavimas; stovas sunkus, todėl nepajuda, kai kas nors palinksta. Šviesos diodas po staleliu reguliuojamas ratuku, maitinamas trimis AA elementais.',
      'Dešimt paruoštų ir dešimt tuščių stiklelių',
      'Pridėtas apdangalas ir šluostė lęšiams',
      'Penkerių metų garantija mechanikai',
    ],
  },
  'YS-3208': {
    en: [
      'A refractor with seventy millimetres of aperture and seven hundred of focal length, on an aluminium tripod that a child can set up alone. Two eyepieces magnify 28 and 70 times.',
      'Red-dot finder, battery included',
      'Never point it at the Sun',
      'Star map for northern latitudes enclosed',
    ],
    lt: [
      'Refraktorius: septyniasdešimties milimetrų skersmens objektyvas, septynių šimtų milimetrų židinio nuotolis, aliuminio trikojis, kurį pastatys ir vaikas. Du okuliarai didina 28 ir 70 kartų.',
      'Ieškiklis su raudonu tašku, baterija pridėta',
      'Niekada nenukreipkite į Saulę',
      'Pridėtas šiaurinio dangaus žemėlapis',
    ],
  },
  'YS-3215': {
    en: [
      'Forged steel, magnetised along the bend and painted, with bare poles that are clearly marked north and south. It lifts about a kilogram and still works through a wooden tabletop of one centimetre.',
      'Keeper bar preserves the strength in storage',
      'Keep away from bank cards and pacemakers',
    ],
    lt: [
      'Kaltas plienas, įmagnetintas išilgai lenkimo ir nudažytas; neuždažyti poliai aiškiai pažymėti – šiaurės ir pietų. Pakelia apie kilogramą ir veikia pro centimetro storio medinį stalviršį.',
      'Laikoma su plokštele jėga neišsenka',
      'Saugokite banko korteles ir širdies stimuliatorius',
    ],
  },
}
